/** The changes of JavaScript: the same kinds as `go-changes` has for Go. */

import { type Node, type Options, parse } from 'acorn';
import type { Change } from './change.ts';
import { changesOfNode, type Edit, isUnseen } from './js-operators.ts';

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  locations: true,
  allowHashBang: true,
  allowReturnOutsideFunction: true,
};

/** The changes of a text. @throws SyntaxError */
export function jsChanges(file: string, text: string): readonly Change[] {
  const sourceType = /^(import|export)\b/m.test(text) ? 'module' : 'script';
  const tree = parse(text, { ...OPTIONS, sourceType });
  const edits: Edit[] = [];
  walk(tree, (node) => {
    if (isUnseen(node)) return false;
    edits.push(...changesOfNode(node, (of) => text.slice(of.start, of.end)));
    return true;
  });
  const at = placesOf(text);
  return edits.map(({ start, end, operator, replacement }) => {
    const [from, to] = [at(start), at(end)];
    return {
      file,
      start: Buffer.byteLength(text.slice(0, start)),
      end: Buffer.byteLength(text.slice(0, end)),
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      operator,
      replacement,
    };
  });
}

/** Visits a node, and what is in it if `visit` says so. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const [name, value] of Object.entries(node)) {
    // The name of a member is no value: the member as a whole is dropped.
    if (name === 'key') continue;
    for (const inner of Array.isArray(value) ? value : [value])
      if (typeof inner?.type === 'string' && typeof inner.start === 'number') walk(inner, visit);
  }
}

/** Line and column of an offset, from 1. */
function placesOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - starts[line]! + 1 };
  };
}
