// Screens are functions from data to trees; this makes the page look like the tree, and touches
// only what differs, so that focus, caret and transitions live on.

/**
 * @typedef {{ tag: string, props: Props, children: (Tree | string)[], key: string | undefined }} Tree
 * @typedef {Record<string, any> & { key?: string, style?: Record<string, string> }} Props
 * @typedef {Tree | string | number | null | false | undefined} Child
 */

const svgTags = new Set(["svg", "path", "circle", "g", "defs", "rect", "ellipse"]);

/**
 * @param {string} tag
 * @param {Props | null} props attributes; `value` and `checked` are set as such
 * @param {...(Child | Child[])} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  /** @type {(Tree | string)[]} */
  const kept = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    kept.push(typeof child === "object" ? child : String(child));
  }
  return { tag, props: props ?? {}, children: kept, key: props?.key };
}

/** @type {WeakMap<Node, Tree>} */
const shown = new WeakMap();

/** @type {(parent: Element, trees: (Tree | string)[]) => void} */
export function show(parent, trees) {
  trees.forEach((tree, index) => {
    const present = parent.childNodes[index];
    if (present && fits(present, tree)) {
      update(present, tree);
    } else {
      const later = keyed(parent, index, tree);
      if (later) {
        parent.insertBefore(later, present ?? null);
        update(later, tree);
      } else {
        parent.insertBefore(create(tree), present ?? null);
      }
    }
  });
  while (parent.childNodes.length > trees.length) parent.lastChild?.remove();
}

/** @type {(node: Node, tree: Tree | string) => boolean} */
function fits(node, tree) {
  if (typeof tree === "string") return node.nodeType === Node.TEXT_NODE;
  const old = shown.get(node);
  return old !== undefined && old.tag === tree.tag && old.key === tree.key;
}

/** @type {(parent: Element, from: number, tree: Tree | string) => Node | undefined} */
function keyed(parent, from, tree) {
  if (typeof tree === "string" || tree.key === undefined) return undefined;
  for (let index = from; index < parent.childNodes.length; index += 1) {
    const node = parent.childNodes[index];
    if (fits(node, tree)) return node;
  }
  return undefined;
}

/** @type {(tree: Tree | string) => Node} */
function create(tree) {
  if (typeof tree === "string") return document.createTextNode(tree);
  const node = svgTags.has(tree.tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tree.tag)
    : document.createElement(tree.tag);
  shown.set(node, { tag: tree.tag, props: {}, children: [], key: tree.key });
  update(node, tree);
  return node;
}

/** @type {(node: Node, tree: Tree | string) => void} */
function update(node, tree) {
  if (typeof tree === "string") {
    if (node.nodeValue !== tree) node.nodeValue = tree;
    return;
  }
  const element = /** @type {HTMLElement} */ (node);
  // The very same tree was not made again because nothing in it has changed.
  if (shown.get(node) === tree) return;
  const old = shown.get(node)?.props ?? {};
  // Before the children's values: a select or a range needs its attributes first.
  for (const name of Object.keys(old)) if (!(name in tree.props)) set(element, name, undefined, old);
  for (const name of Object.keys(tree.props)) set(element, name, tree.props[name], old);
  shown.set(node, tree);
  show(element, tree.children);
}

/** @type {(element: HTMLElement, name: string, value: any, old: Props) => void} */
function set(element, name, value, old) {
  if (name === "key") return;
  if (name === "style") {
    for (const [property, text] of Object.entries(value ?? {})) {
      if (old.style?.[property] !== text) element.style.setProperty(property, /** @type {any} */ (text));
    }
  } else if (name === "value" || name === "checked") {
    const field = /** @type {any} */ (element);
    if (field[name] !== value) field[name] = value;
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else if (old[name] !== value) {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
