/**
 * What does nothing in a script, but perhaps end what it stands in.
 *
 * Anchored by: ECMA-262 sections 11.2.1, 13.2, 14.4, 14.10 and 14.14
 */
import type { AnyNode } from 'acorn';

/** Whether an expression does nothing. */
export function isExpressionWithoutEffect(node: AnyNode): boolean {
  if (node.type === 'UnaryExpression') return node.argument.type === 'Literal';
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return true;
  return node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Whether a statement does nothing, or only ends what it stands in. */
export function isStatementWithoutEffect(node: AnyNode): boolean {
  if (node.type === 'EmptyStatement') return true;
  if (node.type === 'BlockStatement') return node.body.every(isStatementWithoutEffect);
  if (node.type === 'ReturnStatement') return !node.argument || isExpressionWithoutEffect(node.argument);
  if (node.type === 'ThrowStatement') {
    const thrown = node.argument;
    if (thrown.type !== 'NewExpression' && thrown.type !== 'CallExpression') return isExpressionWithoutEffect(thrown);
    const isError = thrown.callee.type === 'Identifier' && /^(?:[A-Z]\w*)?Error$/.test(thrown.callee.name);
    return isError && thrown.arguments.every(isExpressionWithoutEffect);
  }
  return node.type === 'ExpressionStatement' && isExpressionWithoutEffect(node.expression);
}

/** Whether a statement ends the function or the script that it stands in. */
export const isTermination = (node: AnyNode): boolean =>
  node.type === 'BlockStatement' ? node.body.some(isTermination) : /^(?:Return|Throw)Statement$/.test(node.type);

/** Statements that do something. A directive such as "use strict" does nothing by itself (ECMA-262 section 11.2.1). */
export const statementsWithEffect = (statements: readonly AnyNode[]): readonly AnyNode[] =>
  statements.filter(
    (statement) => !('directive' in statement) && (isTermination(statement) || !isStatementWithoutEffect(statement)),
  );
