/**
 * Entries that differ in one part from an entry of the log.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Creation } from '../entry/creation.ts';
import type { LogEntry } from '../entry/log-entry.ts';

/** That an entry with another `part` than the one logged as `first` is not logged as an entry of its own. */
export function takenForDuplicateDefect(
  part: 'signature' | 'verifier',
  { logged, answer }: Creation,
  first: LogEntry,
): Defect<'taken-for-duplicate'> | undefined {
  if (logged && logged.logIndex !== first.logIndex) return undefined;
  const expected = `a new entry, for another ${part} than that of index ${first.logIndex}`;
  const actual = logged ? `index ${logged.logIndex}` : `status ${answer.status}`;
  return { reason: 'taken-for-duplicate', expected, actual, at: 'log/entries' };
}
