/**
 * The conditions of the call of a callback: each tests only the callback, or an object that it is a member of.
 *
 * Anchored by: ECMA-262 sections 13.5.3, 13.10, 13.11 and 13.13; the guards that Express writes
 */

import type { AnyNode, BinaryExpression } from 'acorn';
import { withoutGlobal } from './callback.ts';

/** The paths outside a function that its names refer to. */
export type ScriptScope = ReadonlyMap<string, readonly string[]>;

const isNullish = (node: AnyNode): boolean =>
  (node.type === 'Literal' && node.raw === 'null') ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void' && node.argument.type === 'Literal');

/** The keys along a member expression from a variable, with the global object; undefined for others. */
export function memberKeys(node: AnyNode, scope: ScriptScope): readonly string[] | undefined {
  const keys: string[] = [];
  let expression: AnyNode = node.type === 'ChainExpression' ? node.expression : node;
  while (expression.type === 'MemberExpression') {
    const { property } = expression;
    if (!expression.computed && property.type === 'Identifier') keys.push(property.name);
    else if (property.type === 'Literal') keys.push(String(property.value));
    else return undefined;
    expression = expression.object;
  }
  keys.reverse();
  if (expression.type === 'ThisExpression') return ['this', ...keys];
  return expression.type === 'Identifier' ? [...(scope.get(expression.name) ?? [expression.name]), ...keys] : undefined;
}

/** The same without the global object in front. */
export function memberPath(node: AnyNode, scope: ScriptScope = new Map()): readonly string[] | undefined {
  const keys = memberKeys(node, scope);
  return keys && withoutGlobal(keys);
}

/** Whether a path leads to the callback, or to an object that it is a member of. */
function leadsTo(node: AnyNode, path: readonly string[], scope: ScriptScope): boolean {
  const keys = memberPath(node, scope);
  return keys?.every((key, i) => key === path[i]) ?? false;
}

/** Whether a condition is true if the callback exists (`there`), or if it does not, and tests nothing else. */
export function isCallbackGuard(
  node: AnyNode,
  path: readonly string[],
  there = true,
  scope: ScriptScope = new Map(),
): boolean {
  const is = (guard: AnyNode, wanted = there) => isCallbackGuard(guard, path, wanted, scope);
  if (node.type === 'UnaryExpression' && node.operator === '!') return is(node.argument, !there);
  if (node.type === 'LogicalExpression' && node.operator === (there ? '&&' : '||'))
    return is(node.left) && is(node.right);
  if (node.type === 'BinaryExpression') return isComparison(node, path, there, scope);
  return there && leadsTo(node, path, scope);
}

function isComparison(node: BinaryExpression, path: readonly string[], there: boolean, scope: ScriptScope): boolean {
  const { operator, left, right } = node;
  if (operator === 'instanceof')
    return there && leadsTo(left, path, scope) && memberPath(right, scope)?.join() === 'Function';
  if (!/^[!=]==?$/.test(operator)) return false;
  const sides = [left, right];
  const differs = operator.startsWith('!');
  const typeofSide = sides.find((side) => side.type === 'UnaryExpression' && side.operator === 'typeof');
  if (typeofSide?.type === 'UnaryExpression') {
    const type = sides.find((side) => side.type === 'Literal')?.value;
    return type === (differs === there ? 'undefined' : 'function') && leadsTo(typeofSide.argument, path, scope);
  }
  const comparedSide = sides.find((side) => !isNullish(side));
  return differs === there && sides.some(isNullish) && comparedSide !== undefined && leadsTo(comparedSide, path, scope);
}
