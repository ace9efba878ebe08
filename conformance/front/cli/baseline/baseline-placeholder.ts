import type { BaselineEntry } from '../../../core/verdict/baseline.ts';

/** What `baseline write` says for a reason that nobody has given. */
export const PLACEHOLDER = 'known; say here why';

/** A sentence about entries whose reason nobody has given yet; undefined where each has one. */
export function unexplainedEntries(file: string, entries: readonly BaselineEntry[]): string | undefined {
  const [first, ...more] = entries.filter(({ because, issue }) => because === PLACEHOLDER && !issue);
  if (first === undefined) return undefined;
  const others = more.length === 0 ? 'says' : `and ${more.length} more say`;
  return `the baseline ${file}: "${first.match}" ${others} "${PLACEHOLDER}"; say there why`;
}
