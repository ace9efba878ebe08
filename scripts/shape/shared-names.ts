import type { Measure } from './measure.ts';
import { isGenerated, isTest, type SourceFile } from './sources.ts';

/** Names that two modules still export. Add no name, and remove each one that has only one module left. */
const KNOWN: readonly string[] = ['quotedText'];

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** Their names are ids, which differ by suite and topic. */
const APART = /^conformance\/[a-z-]+\/(checks|faults|variants)\//;

/** Names that two modules of conformance/ export: nobody can tell which is meant without the import. */
export function sharedNames(files: readonly SourceFile[]): Measure {
  const modules = new Map<string, Set<string>>();
  for (const file of files) {
    if (!/^conformance\/.*\.ts$/.test(file.path) || APART.test(file.path) || isTest(file) || isGenerated(file))
      continue;
    if (file.path.includes('/example/')) continue;
    for (const [, name] of file.text.matchAll(EXPORT)) {
      if (!modules.has(name!)) modules.set(name!, new Set());
      modules.get(name!)!.add(file.path);
    }
  }
  const shared = [...modules].filter(([, paths]) => paths.size > 1);
  const found = shared
    .filter(([name]) => !KNOWN.includes(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
  const known = shared.length - found.length;
  return { title: 'names that two modules of conformance/ export', value: found.length, atMost: 0, known, found };
}
