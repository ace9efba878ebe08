import { posix } from 'node:path';
import { references } from '../../conformance/imports.test-tool.ts';
import type { Measure } from './measure.ts';
import { isTypeScript, type SourceFile } from './sources.ts';

/** Circles that are known, by their files. Leave it empty: what two files need of each other is a file of its own. */
const KNOWN: readonly (readonly string[])[] = [];

/** Modules that import each other, types included, be it over others. */
export function circles(files: readonly SourceFile[]): Measure {
  const all = knots(importsOf(files));
  const found = all.filter((knot) => !KNOWN.some((known) => knot.every((path) => known.includes(path))));
  return {
    title: 'circles of imports',
    value: found.length,
    atMost: 0,
    known: all.length - found.length,
    found: found.map((knot) => knot.join(' <-> ')),
  };
}

/** The files that each file imports when it is loaded. Imports at run time break circles, so they do not count. */
function importsOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.filter(isTypeScript).map(({ path, text }) => {
      const to = references(text)
        .filter(({ specifier, how }) => how === 'import' && specifier?.startsWith('.'))
        .map(({ specifier }) => posix.join(posix.dirname(path), specifier!));
      return [path, to.filter((one) => paths.has(one))];
    }),
  );
}

/** The strongly connected parts of a graph that have more than one node (Tarjan), each in the order of its names. */
function knots(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    const at = index.size;
    index.set(node, at);
    low.set(node, at);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== at) return;
    const part = stack.splice(stack.indexOf(node));
    if (part.length > 1 || graph.get(node)?.includes(node)) found.push(part.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
