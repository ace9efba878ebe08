/**
 * Scripts as syntax trees that are never run: the single call of a script, and its function.
 *
 * Anchored by: ECMA-262 sections 13.3, 13.13, 14.6 and 15.2; the forms that Express and hand-written services serve
 */

import type {
  AnyNode,
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  FunctionExpression,
  VariableDeclaration,
} from 'acorn';
import { withoutGlobal } from './callback.ts';
import {
  isExpressionWithoutEffect,
  isStatementWithoutEffect,
  isTermination,
  statementsWithEffect,
} from './script-effects.ts';
import { memberKeys, type ScriptScope } from './script-guard.ts';

/** A condition of the call, which has to be true or false. */
export interface CallCondition {
  readonly test: AnyNode;
  readonly there: boolean;
  readonly scope: ScriptScope;
}

/** A call, the function that it calls, the conditions that it is made under, and what names stand for there. */
export interface ScriptCall {
  readonly callee: AnyNode;
  readonly call: CallExpression;
  readonly conditions: readonly CallCondition[];
  readonly scope: ScriptScope;
  /** What stands under a name: `var d = {}; cb(d);`. */
  readonly held?: ReadonlyMap<string, AnyNode>;
}

/** What an argument is, where a name stands for it. */
export const resolvedArgument = ({ held }: ScriptCall, node: AnyNode): AnyNode =>
  (node.type === 'Identifier' ? held?.get(node.name) : undefined) ?? node;

const under = (
  found: ScriptCall | undefined,
  test: AnyNode,
  there: boolean,
  scope: ScriptScope,
): ScriptCall | undefined => found && { ...found, conditions: [{ test, there, scope }, ...found.conditions] };

/**
 * The call that statements make, one after the other. What ends them early where the callback is not there is a
 * condition, and may stand before the call.
 */
export function callOfStatements(
  statements: readonly AnyNode[],
  scope: ScriptScope = new Map(),
): ScriptCall | undefined {
  const [first, ...more] = statementsWithEffect(statements);
  if (first === undefined) return undefined;
  if (more.length === 0) return callOf(first, scope);
  if (
    first.type === 'IfStatement' &&
    !first.alternate &&
    isStatementWithoutEffect(first.consequent) &&
    isTermination(first.consequent)
  )
    return under(callOfStatements(more, scope), first.test, false, scope);
  if (first.type === 'VariableDeclaration') return holding(first, more, scope);
  const last = more[0]!;
  return more.length === 1 && last.type === 'ReturnStatement' && isStatementWithoutEffect(last)
    ? callOf(first, scope)
    : undefined;
}

/** The call that follows on the declaration of one object. */
function holding(
  { declarations }: VariableDeclaration,
  more: readonly AnyNode[],
  scope: ScriptScope,
): ScriptCall | undefined {
  const [one, ...others] = declarations;
  if (one?.id.type !== 'Identifier' || one.init?.type !== 'ObjectExpression' || others.length > 0) return undefined;
  const { name } = one.id;
  // Whatever it is, the callback it is not.
  const found = callOfStatements(more, new Map(scope).set(name, ['', name]));
  return found && { ...found, held: new Map(found.held).set(name, one.init) };
}

/** The call that a statement makes. */
function callOf(statement: AnyNode, scope: ScriptScope): ScriptCall | undefined {
  if (statement.type === 'BlockStatement') return callOfStatements(statement.body, scope);
  if (statement.type === 'IfStatement') {
    const { test, consequent, alternate } = statement;
    if (!alternate || isStatementWithoutEffect(alternate)) return under(callOf(consequent, scope), test, true, scope);
    return isStatementWithoutEffect(consequent) ? under(callOf(alternate, scope), test, false, scope) : undefined;
  }
  // Errors in the callback belong to its author, not to the feed.
  if (statement.type === 'TryStatement')
    return statement.finalizer && !isStatementWithoutEffect(statement.finalizer)
      ? undefined
      : callOf(statement.block, scope);
  if (statement.type === 'ReturnStatement') return statement.argument ? callIn(statement.argument, scope) : undefined;
  return statement.type === 'ExpressionStatement' ? callIn(statement.expression, scope) : undefined;
}

/** The call that an expression makes. */
function callIn(node: Expression, scope: ScriptScope): ScriptCall | undefined {
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === 'delete' ? undefined : callIn(node.argument, scope);
    // `typeof cb === 'function' ? cb({}) : void 0`
    case 'ConditionalExpression':
      if (isExpressionWithoutEffect(node.alternate))
        return under(callIn(node.consequent, scope), node.test, true, scope);
      return isExpressionWithoutEffect(node.consequent)
        ? under(callIn(node.alternate, scope), node.test, false, scope)
        : undefined;
    case 'LogicalExpression':
      if (node.operator === '??') return undefined;
      // `cb || cb({})` never calls it: what does is `!cb || cb({})`.
      if (node.operator === '||' && !isDenial(node.left)) return undefined;
      return under(callIn(node.right, scope), node.left, node.operator === '&&', scope);
    case 'SequenceExpression': {
      const busy = node.expressions.filter((expression) => !isExpressionWithoutEffect(expression));
      return busy.length === 1 ? callIn(busy[0]!, scope) : undefined;
    }
    case 'ChainExpression': {
      const { expression } = node;
      if (expression.type !== 'CallExpression') return undefined;
      // `cb?.({})` asks for the callback itself.
      const found = callIn(expression, scope);
      return under(found, found?.callee ?? expression, true, scope);
    }
    case 'CallExpression':
      return callMade(node, scope);
    default:
      return undefined;
  }
}

const isDenial = (node: AnyNode): boolean =>
  node.type === 'UnaryExpression' ||
  node.type === 'BinaryExpression' ||
  (node.type === 'LogicalExpression' && isDenial(node.left) && isDenial(node.right));

type Plain = FunctionExpression | ArrowFunctionExpression;
const isFunction = (node: AnyNode): node is Plain =>
  /^(?:Arrow)?FunctionExpression$/.test(node.type) && !(node as Plain).async && !(node as Plain).generator;

/** The called function: `cb`, and `cb` of `(0, cb)`, `(cb || function () {})` and `(cb ? cb : function () {})`. */
function callMade(call: CallExpression, scope: ScriptScope): ScriptCall | undefined {
  let callee: AnyNode = call.callee;
  let given: readonly AnyNode[] = call.arguments;
  const conditions: CallCondition[] = [];
  if (callee.type === 'SequenceExpression' && callee.expressions.slice(0, -1).every(isExpressionWithoutEffect))
    callee = callee.expressions.at(-1)!;
  if (callee.type === 'LogicalExpression' && callee.operator !== '&&' && isExpressionWithoutEffect(callee.right)) {
    callee = callee.left;
    conditions.push({ test: callee, there: true, scope });
  }
  if (callee.type === 'ConditionalExpression' && isExpressionWithoutEffect(callee.alternate)) {
    conditions.push({ test: callee.test, there: true, scope });
    callee = callee.consequent;
  }
  // `(function () { … }).call(this)`
  if (callee.type === 'MemberExpression' && isFunction(callee.object) && keyOf(callee) === 'call') {
    callee = callee.object;
    given = given.slice(1);
  }
  if (!isFunction(callee)) return { callee, call, conditions, scope };
  if (conditions.length > 0) return undefined;
  const inner = scopeOf(callee, given, scope);
  if (!inner) return undefined;
  const found =
    callee.body.type === 'BlockStatement' ? callOfStatements(callee.body.body, inner) : callIn(callee.body, inner);
  return found && { ...found, held: new Map([...heldByParameters(callee, given), ...(found.held ?? [])]) };
}

/** What the parameters of a function hold: `(function (d) { cb(d); })({})`. One that is given nothing hides others. */
const heldByParameters = ({ params }: Plain, given: readonly AnyNode[]): readonly (readonly [string, AnyNode])[] =>
  params.flatMap((param, i) => (param.type === 'Identifier' ? [[param.name, given[i] ?? param] as const] : []));

const keyOf = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** What the parameters of a function stand for; undefined where one is given what does something. */
function scopeOf({ params }: Plain, given: readonly AnyNode[], outer: ScriptScope): ScriptScope | undefined {
  const scope = new Map(outer);
  for (const [i, param] of params.entries()) {
    if (param.type !== 'Identifier') return undefined;
    const keys = given[i] && memberKeys(given[i], outer);
    if (keys) scope.set(param.name, keys);
    // Nobody's path: whatever it is, the callback it is not.
    else scope.set(param.name, ['', param.name]);
  }
  const isPlain = (one: AnyNode) =>
    one.type === 'ObjectExpression' || isExpressionWithoutEffect(one) || memberKeys(one, outer) !== undefined;
  return given.every(isPlain) ? scope : undefined;
}

/**
 * The arguments that a path is called with: those of the call, or those behind the first of `cb.call(this, {})`, or
 * in the list of `cb.apply(this, [{}])`. Undefined where something else is called.
 */
export function callArguments(found: ScriptCall, path: readonly string[]): readonly AnyNode[] | undefined {
  const { callee, call, scope } = found;
  const same = (node: AnyNode) => {
    const keys = memberKeys(node, scope);
    return keys && withoutGlobal(keys).join('\0') === path.join('\0');
  };
  if (same(callee)) return call.arguments;
  const [self, list] = call.arguments;
  const isPlain = self && (isExpressionWithoutEffect(self) || memberKeys(self, scope) !== undefined);
  if (!isPlain || callee.type !== 'MemberExpression' || !same(callee.object)) return undefined;
  if (keyOf(callee) === 'call') return call.arguments.slice(1);
  const isList = keyOf(callee) === 'apply' && call.arguments.length === 2 && list?.type === 'ArrayExpression';
  return isList && list.elements.every((element) => element !== null)
    ? (list.elements as readonly AnyNode[])
    : undefined;
}
