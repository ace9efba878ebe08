/**
 * Entries that differ in one part from an entry of the log.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { Creation } from '../entry/creation.ts';
import type { LogEntry } from '../entry/log-entry.ts';

/** An entry that differs in `part` from the entry logged as `first`, and is not logged separately. */
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
