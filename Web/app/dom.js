// Screens are functions from data to trees. This file updates the page to match a tree. It changes only what
// differs, which preserves focus, caret and transitions.

/**
 * An absent child keeps its slot, so later children keep their slots.
 * @typedef {Tree | string | null} Slot
 * @typedef {{ tag: string, props: Props, children: Slot[], key: string | undefined }} Tree
 * @typedef {Record<string, any> & { key?: string, style?: Record<string, string | undefined> }} Props
 * @typedef {Tree | string | number | null | false | undefined} Child
 */

const svgTags = new Set(["svg", "path", "circle", "g", "defs", "rect", "ellipse"]);

/**
 * @param {string} tag
 * @param {Props | null} props attributes; `value` and `checked` are set as properties
 * @param {...(Child | Child[])} children
 * @returns {Tree}
 */
export function h(tag, props, ...children) {
  const slots = children.flat().map((child) =>
    child === null || child === undefined || child === false ? null
    : typeof child === "object" ? child
    : String(child));
  return { tag, props: props ?? {}, children: slots, key: props?.key };
}

/** @type {WeakMap<Node, Tree>} */
const shown = new WeakMap();
/** @type {WeakMap<Node, (ChildNode | null)[]>} the nodes in an element's slots */
const placed = new WeakMap();

/**
 * Updates an element's children. A node that is still needed is never taken off the page, even briefly,
 * because it would lose its focus, scroll position and animations.
 * @type {(parent: Element, slots: Slot[]) => void}
 */
export function show(parent, slots) {
  const before = placed.get(parent) ?? [];
  const now = slots.map((tree, slot) => {
    const node = before[slot];
    return node?.parentNode === parent && fits(node, tree) ? node : null;
  });
  const wanted = slots.filter((tree) => tree !== null).length;
  const isSame = parent.childNodes.length === wanted && now.filter((node) => node).length === wanted;
  if (!isSame) find(parent, slots, now);
  slots.forEach((tree, slot) => {
    if (tree === null) return;
    const node = now[slot];
    if (node) update(node, tree);
    else now[slot] = create(tree);
  });
  if (!isSame) arrange(parent, now);
  placed.set(parent, now);
}

/**
 * Finds nodes whose slot has changed, as in a list that grew or shrank, and removes nodes no longer used.
 * @type {(parent: Element, slots: Slot[], now: (ChildNode | null)[]) => void}
 */
function find(parent, slots, now) {
  const free = new Set(parent.childNodes);
  for (const node of now) if (node) free.delete(node);
  slots.forEach((tree, slot) => {
    if (now[slot]) return;
    for (const node of free) {
      if (!fits(node, tree)) continue;
      free.delete(node);
      now[slot] = node;
      return;
    }
  });
  for (const node of free) node.remove();
}

/**
 * Puts nodes in this order, moving as few as possible.
 * @type {(parent: Element, nodes: (ChildNode | null)[]) => void}
 */
function arrange(parent, nodes) {
  const places = new Map([...parent.childNodes].map((node, place) => [node, place]));
  const longest = (/** @type {ChildNode[][]} */ rows) =>
    rows.reduce((best, row) => (row.length > best.length ? row : best));
  /** @type {ChildNode[][]} the longest ordered row that ends with each node */
  const rows = [[]];
  for (const node of nodes) {
    const place = node && places.get(node);
    if (!node || place === null || place === undefined) continue;
    const fitting = rows.filter((row) => row.length === 0 || (places.get(row[row.length - 1]) ?? 0) < place);
    rows.push([...longest(fitting), node]);
  }
  const still = new Set(longest(rows));
  /** @type {ChildNode | null} */
  let next = null;
  for (const node of [...nodes].reverse()) {
    if (!node) continue;
    if (!still.has(node)) parent.insertBefore(node, next);
    next = node;
  }
}

/** @type {(node: Node, slot: Slot) => boolean} */
function fits(node, slot) {
  if (slot === null) return false;
  if (typeof slot === "string") return node.nodeType === Node.TEXT_NODE;
  const old = shown.get(node);
  return old !== undefined && old.tag === slot.tag && old.key === slot.key;
}

/** @type {(tree: Tree | string) => ChildNode} */
function create(tree) {
  if (typeof tree === "string") return document.createTextNode(tree);
  const node = svgTags.has(tree.tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tree.tag)
    : document.createElement(tree.tag);
  // A browser that translates the page must leave names as they are.
  if (tree.tag === "bdi") node.setAttribute("translate", "no");
  shown.set(node, { tag: tree.tag, props: {}, children: [], key: tree.key });
  update(node, tree);
  return node;
}

/**
 * Updates a node that `show` has made.
 * @type {(node: Node, tree: Tree | string) => void}
 */
export function update(node, tree) {
  if (typeof tree === "string") {
    if (node.nodeValue !== tree) node.nodeValue = tree;
    return;
  }
  const element = /** @type {HTMLElement} */ (node);
  // The same tree object means that nothing has changed.
  if (shown.get(node) === tree) return;
  const old = shown.get(node)?.props ?? {};
  // Set the attributes before the children, because a select and a range need them first.
  for (const name of Object.keys(old)) if (!(name in tree.props)) set(element, name, undefined, old);
  for (const name of Object.keys(tree.props)) set(element, name, tree.props[name], old);
  shown.set(node, tree);
  show(element, tree.children);
}

/** @type {EventTarget | null} the field whose text an input method composes, which mustn't change meanwhile */
let composed = null;
for (const name of ["compositionstart", "compositionend"]) {
  addEventListener(name, ({ target, type }) => (composed = type.endsWith("start") ? target : null), { capture: true });
}

/** @type {(element: HTMLElement, name: string, value: any, old: Props) => void} */
function set(element, name, value, old) {
  if (name === "key") return;
  if (name === "style") {
    for (const property of Object.keys({ ...old.style, ...value })) {
      const text = value?.[property];
      if (text === undefined) element.style.removeProperty(property);
      else if (old.style?.[property] !== text) element.style.setProperty(property, text);
    }
  } else if (name === "value" || name === "checked") {
    const field = /** @type {any} */ (element);
    const present = value ?? (name === "value" ? "" : false);
    if (field[name] === present || field === composed) return;
    // A new text moves the caret to its end.
    const rest = field === document.activeElement ? field.value.length - (field.selectionEnd ?? NaN) : NaN;
    field[name] = present;
    if (rest >= 0) field.selectionStart = field.selectionEnd = Math.max(0, present.length - rest);
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else if (old[name] !== value) {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
