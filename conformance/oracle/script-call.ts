/**
 * Scripts as trees, never run: the one call that a statement makes, and of what.
 *
 * Anchored by: ECMA-262 sections 13.3, 13.13 and 14.6; the guards that Express writes
 */
import { type AnyNode, type CallExpression, type Expression, type Program, parse } from 'acorn';
import { defective, type Parsed, parsed } from '../core/defect.ts';
import { withoutGlobal } from './callback.ts';
import { type ExactJson, readJsonAt } from './exact-json.ts';
import { quote } from './quote.ts';

/** UTF-16 units. A tree of statements takes a hundred times the memory of its text. */
const LONGEST = 1_000_000;

/**
 * A body with an empty object in place of the first JSON object in it. What is JSON is also an expression of ECMAScript,
 * so that the script around it is the same around another object, and short.
 */
export function around(text: string): {
  readonly script: string;
  readonly object?: ExactJson & { readonly end: number };
} {
  const start = text.indexOf('{');
  const object = start < 0 ? undefined : readJsonAt(text, start).value;
  return object ? { script: `${text.slice(0, start)}{}${text.slice(object.end)}`, object } : { script: text };
}

/** The program, or why there is none. Its syntax is that of today, in which U+2028 may stand in a string. */
export function readScript(text: string): Parsed<Program, 'not-javascript' | 'too-long' | 'too-deep'> {
  if (text.length > LONGEST) return defective('too-long', `at most ${LONGEST} characters`, `${text.length}`);
  try {
    return parsed(parse(text, { ecmaVersion: 'latest', sourceType: 'script' }));
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos?: number };
    if (message.startsWith('Not enough stack'))
      return defective('too-deep', 'a script that can be read', 'one nested too deeply');
    const at = pos === undefined ? undefined : `character ${pos}`;
    return defective('not-javascript', 'a script', quote(text), at);
  }
}

/** The keys along a member expression from a variable, without the global object in front; undefined for others. */
export function pathOf(node: AnyNode): readonly string[] | undefined {
  const keys: string[] = [];
  let one = node;
  while (one.type === 'MemberExpression') {
    const { property } = one;
    if (!one.computed && property.type === 'Identifier') keys.push(property.name);
    else if (property.type === 'Literal') keys.push(String(property.value));
    else return undefined;
    one = one.object;
  }
  if (one.type === 'ThisExpression') return withoutGlobal(['this', ...keys.reverse()]);
  return one.type === 'Identifier' ? withoutGlobal([one.name, ...keys.reverse()]) : undefined;
}

/** Whether a condition asks for nothing but the callback, or for what it is a member of. */
export function isGuard(node: Expression, path: readonly string[]): boolean {
  if (node.type === 'LogicalExpression' && node.operator === '&&')
    return isGuard(node.left, path) && isGuard(node.right, path);
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
    const sides = [node.left, node.right];
    const type = sides.find((side) => side.type === 'Literal')?.value;
    const asked = sides.find((side) => side.type === 'UnaryExpression');
    const there = node.operator.startsWith('!') ? type === 'undefined' : type === 'function';
    return there && asked?.operator === 'typeof' && isGuard(asked.argument, path);
  }
  return pathOf(node)?.every((key, i) => key === path[i]) ?? false;
}

/** Whether an expression does nothing. */
function isNothing(node: Expression): boolean {
  if (node.type === 'UnaryExpression') return node.argument.type === 'Literal';
  return node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** The call that a statement makes, and the condition that it is made under. */
export function callOf(statement: AnyNode): { call: CallExpression; guard?: Expression } | undefined {
  if (statement.type === 'BlockStatement' && statement.body.length === 1) return callOf(statement.body[0]!);
  if (statement.type === 'IfStatement') {
    const inner = statement.alternate ? undefined : callOf(statement.consequent);
    return inner && !inner.guard ? { call: inner.call, guard: statement.test } : undefined;
  }
  // What is thrown in the callback is nobody's business but that of whoever wrote it.
  if (statement.type === 'TryStatement') return statement.finalizer ? undefined : callOf(statement.block);
  if (statement.type !== 'ExpressionStatement') return undefined;
  let { expression } = statement;
  let guard: Expression | undefined;
  if (expression.type === 'UnaryExpression' && expression.operator === 'void') expression = expression.argument;
  // `typeof cb === 'function' ? cb({}) : void 0`
  if (expression.type === 'ConditionalExpression' && isNothing(expression.alternate)) {
    guard = expression.test;
    expression = expression.consequent;
  }
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
    guard = expression.left;
    expression = expression.right;
  }
  if (expression.type === 'ChainExpression' && expression.expression.type === 'CallExpression') {
    // `cb?.({})` asks for the callback itself.
    guard ??= expression.expression.callee as Expression;
    expression = expression.expression;
  }
  return expression.type === 'CallExpression' ? { call: expression, ...(guard ? { guard } : {}) } : undefined;
}
