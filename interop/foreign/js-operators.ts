/** The operators that change a node of JavaScript. */

import type {
  AnyNode,
  AssignmentExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  ExpressionStatement,
  Literal,
  LogicalExpression,
  Node,
  ObjectExpression,
} from 'acorn';

/** A change of a text: what stands from `start` to `end` becomes the replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly operator: string;
  readonly replacement: string;
}

type SourceOf = (node: Node) => string;

const OTHERS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
};
/** Objects and functions whose calls write for the eyes of the one who runs the program. */
const UNSEEN = /^(console|spinner|chalk|debug|deprecate|logTx)$/;

/** Whether a node does nothing that an observer of the interface could see. */
export function isUnseen(node: Node): boolean {
  const { type, callee, argument } = node as AnyNode & { callee?: Node; argument?: AnyNode };
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true;
  if (type === 'ThrowStatement') return argument?.type === 'NewExpression';
  if (type === 'ExpressionStatement') return (node as ExpressionStatement).directive !== undefined;
  if (type === 'NewExpression') return /Error$/.test(firstName(callee!));
  return type === 'CallExpression' && (UNSEEN.test(firstName(callee!)) || firstName(callee!) === 'require');
}

function firstName(node: Node): string {
  const any = node as AnyNode;
  if (any.type === 'Identifier') return any.name;
  if (any.type === 'MemberExpression') return firstName(any.object);
  return any.type === 'CallExpression' ? firstName(any.callee) : '';
}

/** The changes of one node, apart from those of what is in it. */
export function changesOfNode(node: Node, source: SourceOf): readonly Edit[] {
  const any = node as AnyNode;
  switch (any.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binary(any, source);
    case 'UnaryExpression':
      return any.operator === '!' ? [edit('negation', any, `(${source(any.argument)})`)] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return condition(any.test, source);
    case 'WhileStatement':
      return [edit('loop never', any.test, `false && (${source(any.test)})`)];
    case 'ForStatement':
      return any.test ? [edit('loop never', any.test, `false && (${source(any.test)})`)] : [];
    case 'Literal':
      return literal(any);
    case 'UpdateExpression':
      return [edit('count', any, source(any).replace(any.operator, any.operator === '++' ? '--' : '++'))];
    case 'BreakStatement':
      return any.label ? [] : [edit('branch', any, 'continue')];
    case 'ContinueStatement':
      return any.label ? [] : [edit('branch', any, 'break')];
    case 'ExpressionStatement':
      return statement(any);
    case 'ObjectExpression':
      return fields(any);
    default:
      return [];
  }
}

function edit(operator: string, { start, end }: Node, replacement: string): Edit {
  return { start, end, operator, replacement };
}

function binary(node: BinaryExpression | LogicalExpression, source: SourceOf): readonly Edit[] {
  const { left, right, operator } = node;
  const other = OTHERS[operator];
  if (other === undefined || (operator === '+' && [left, right].some(isText))) return [];
  // What stands between the two may have parentheses.
  const between = source({ ...node, start: left.end, end: right.start }).replace(operator, other);
  return [
    edit('operator', node, source({ ...node, end: left.end }) + between + source({ ...node, start: right.start })),
  ];
}

function isText(node: Node): boolean {
  const any = node as AnyNode;
  return any.type === 'TemplateLiteral' || (any.type === 'Literal' && typeof any.value === 'string');
}

function condition(test: Expression, source: SourceOf): readonly Edit[] {
  return [
    edit('branch never', test, `(false && (${source(test)}))`),
    edit('branch always', test, `(true || (${source(test)}))`),
  ];
}

function literal(node: Literal): readonly Edit[] {
  const { value } = node;
  if (typeof value === 'boolean') return [edit('constant', node, String(!value))];
  if (typeof value === 'number') return [edit('number', node, String(value + 1))];
  return typeof value === 'string' ? [edit('text', node, value === '' ? "'changed'" : "''")] : [];
}

function statement({ expression, start, end }: ExpressionStatement): readonly Edit[] {
  const inner = expression.type === 'AwaitExpression' ? expression.argument : expression;
  if (inner.type === 'CallExpression' && !isUnseen(inner as CallExpression))
    return [{ start, end, operator: 'dropped call', replacement: ';' }];
  return (inner as AssignmentExpression).type === 'AssignmentExpression'
    ? [{ start, end, operator: 'dropped assignment', replacement: ';' }]
    : [];
}

function fields({ properties }: ObjectExpression): readonly Edit[] {
  return properties
    .filter(({ type }) => type === 'Property')
    .map((property) => edit('dropped field', property, '...{}'));
}
