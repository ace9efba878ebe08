import type { BaselineEntry } from '../../../core/verdict/baseline.ts';

/** The cause that `baseline write` enters where the user gave no cause. */
export const PLACEHOLDER = 'known; say here why';

/** A sentence about entries that still have the placeholder; undefined where every entry has a cause. */
export function unexplainedEntries(file: string, entries: readonly BaselineEntry[]): string | undefined {
  const [first, ...more] = entries.filter(({ because, issue }) => because === PLACEHOLDER && !issue);
  if (first === undefined) return undefined;
  const verb = more.length === 0 ? 'says' : `and ${more.length} more say`;
  return `the baseline ${file}: "${first.match}" ${verb} "${PLACEHOLDER}"; say there why`;
}
