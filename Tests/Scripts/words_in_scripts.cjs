// Prints the texts that the page's scripts show or announce without using the tables, one JSON value
// per line.
//
// Usage: node words_in_scripts.cjs TYPESCRIPT FILE…, where TYPESCRIPT is the compiler's library

const { readFileSync } = require("node:fs");
const [library, ...files] = process.argv.slice(2);
const ts = require(library);

/** Attributes whose values the page shows or screen readers announce. */
const labels = new Set([
  "alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title",
]);
/** Properties and methods that put a text on the page or on a canvas. */
const properties = new Set(["alt", "ariaLabel", "innerText", "nodeValue", "placeholder", "textContent", "title"]);
const methods = new Set(["append", "createTextNode", "fillText", "prepend", "replaceChildren", "strokeText"]);
/** Methods whose callback creates content, and methods whose result includes their arguments. */
const makers = new Set(["flatMap", "from", "map"]);
const keepers = new Set(["concat", "flat", "join", "trim"]);
const joints = new Set([
  ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken,
]);

for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const told = new Set();
  visit(source);

  function visit(node) {
    if (ts.isCallExpression(node)) call(node);
    if (
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) && properties.has(node.left.name.text)
    ) {
      show(node.right);
    }
    ts.forEachChild(node, visit);
  }

  function call({ expression, arguments: given }) {
    const [first, second, ...others] = given;
    if (ts.isPropertyAccessExpression(expression)) {
      const { text } = expression.name;
      if (methods.has(text)) given.forEach((value) => show(value));
      if (text === "setAttribute" && labels.has(first.text)) show(second);
    } else if (expression.text === "h") {
      for (const { name, initializer } of second?.properties ?? []) {
        if (name && initializer && labels.has(name.text)) show(initializer);
      }
      others.forEach((child) => show(child));
    } else if (ts.isIdentifier(expression)) {
      // Ignore arguments in lower case, which may be classes or keys.
      given.forEach((value) => show(value, /^\P{L}*\p{Lu}/u));
    }
  }

  /** Reports the texts that an expression can evaluate to. */
  function show(node, pattern = /\p{L}/u, seen = new Set()) {
    if (!node || seen.has(node)) return;
    seen.add(node);
    const further = (...nodes) => nodes.forEach((other) => show(other, pattern, seen));
    if (ts.isStringLiteralLike(node)) {
      tell(node, node.text, pattern);
    } else if (ts.isTemplateExpression(node)) {
      tell(node, [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join("…"), pattern);
      further(...node.templateSpans.map((span) => span.expression));
    } else if (ts.isConditionalExpression(node)) {
      further(node.whenTrue, node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (joints.has(kind)) further(node.left, node.right);
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) further(node.right);
    } else if (ts.isParenthesizedExpression(node) || ts.isSpreadElement(node) || ts.isReturnStatement(node)) {
      further(node.expression);
    } else if (ts.isArrayLiteralExpression(node)) {
      further(...node.elements);
    } else if (ts.isFunctionLike(node)) {
      results(node.body).forEach((result) => further(result));
    } else if (ts.isIdentifier(node)) {
      further(declared(node));
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text !== "h") {
      further(declared(node.expression));
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (makers.has(name.text)) further(...node.arguments.filter((given) => ts.isFunctionLike(given)));
      if (keepers.has(name.text)) further(expression, ...node.arguments);
    }
  }

  /** Returns the values that a function returns. */
  function results(body) {
    if (!ts.isBlock(body)) return [body];
    const found = [];
    (function look(node) {
      if (ts.isFunctionLike(node)) return;
      if (ts.isReturnStatement(node)) found.push(node.expression);
      ts.forEachChild(node, look);
    })(body);
    return found;
  }

  /** Returns the declaration of a name in this file, if known: a constant's value, or a function. */
  function declared(name) {
    for (let scope = name.parent; scope; scope = scope.parent) {
      for (const statement of scope.statements ?? []) {
        if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text) return statement;
        if (!ts.isVariableStatement(statement)) continue;
        const all = statement.declarationList.declarations;
        const found = all.find((declaration) => declaration.name.text === name.text);
        if (found) return found.initializer;
      }
    }
    return undefined;
  }

  function tell(node, text, pattern) {
    if (!pattern.test(text) || told.has(node)) return;
    told.add(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    console.log(JSON.stringify({ file, line, text }));
  }
}
