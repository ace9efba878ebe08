/**
 * What does nothing in a script, but perhaps end what it stands in.
 *
 * Anchored by: ECMA-262 sections 11.2.1, 13.2, 14.4, 14.10 and 14.14
 */
import type { AnyNode } from 'acorn';

/** Whether an expression does nothing. */
export function isNothing(node: AnyNode): boolean {
  if (node.type === 'UnaryExpression') return node.argument.type === 'Literal';
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return true;
  return node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Whether a statement does nothing, or only ends what it stands in. */
export function isIdle(node: AnyNode): boolean {
  if (node.type === 'EmptyStatement') return true;
  if (node.type === 'BlockStatement') return node.body.every(isIdle);
  if (node.type === 'ReturnStatement') return !node.argument || isNothing(node.argument);
  if (node.type === 'ThrowStatement') {
    const thrown = node.argument;
    if (thrown.type !== 'NewExpression' && thrown.type !== 'CallExpression') return isNothing(thrown);
    const isError = thrown.callee.type === 'Identifier' && /^(?:[A-Z]\w*)?Error$/.test(thrown.callee.name);
    return isError && thrown.arguments.every(isNothing);
  }
  return node.type === 'ExpressionStatement' && isNothing(node.expression);
}

/** Whether a statement ends the function or the script that it stands in. */
export const ends = (node: AnyNode): boolean =>
  node.type === 'BlockStatement' ? node.body.some(ends) : /^(?:Return|Throw)Statement$/.test(node.type);

/** Statements that do something. A directive such as "use strict" does nothing by itself (ECMA-262 section 11.2.1). */
export const busyOf = (statements: readonly AnyNode[]): readonly AnyNode[] =>
  statements.filter((one) => !('directive' in one) && (ends(one) || !isIdle(one)));
