/** The regular expressions of the sources, read by a parser. */
import { stripTypeScriptTypes } from 'node:module';
import { type Literal, type Node, parse } from 'acorn';

/** A regular expression, and where it is written. */
export interface FoundPattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A `new RegExp`, whose pattern is made when the program runs. */
export interface ConstructedPattern {
  readonly path: string;
  readonly line: number;
}

/** What a module has of regular expressions. */
export interface ModulePatterns {
  readonly literals: readonly FoundPattern[];
  readonly constructed: readonly ConstructedPattern[];
}

/** Reads a module in TypeScript or JavaScript. */
export function patternsOf(path: string, text: string): ModulePatterns {
  const literals: FoundPattern[] = [];
  const constructed: ConstructedPattern[] = [];
  // Types are replaced by blanks, so that lines stay.
  const plain = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  const tree = parse(plain, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true });
  for (const node of nodesOf(tree)) {
    const line = node.loc!.start.line;
    if (isRegExpLiteral(node)) {
      const { pattern: source, flags } = node.regex!;
      literals.push({ path, line, source, flags });
    } else if (isRegExpCall(node)) constructed.push({ path, line });
  }
  return { literals, constructed };
}

function* nodesOf(root: Node): Generator<Node> {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    for (const member of Object.values(node))
      for (const child of Array.isArray(member) ? member : [member]) if (isNode(child)) open.push(child);
  }
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string' && 'start' in Object(value);
const isRegExpLiteral = (node: Node): node is Literal => node.type === 'Literal' && 'regex' in node;

/** `new RegExp(…)` or `RegExp(…)`. */
function isRegExpCall(node: Node): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  const { callee } = node as unknown as { readonly callee: { readonly type: string; readonly name?: string } };
  return callee.type === 'Identifier' && callee.name === 'RegExp';
}
