/**
 * Defects of the answer to an entry that the log has already.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Creation } from '../entry/creation.ts';
import type { LogEntry } from '../entry/log-entry.ts';
import { entryProofDefect } from '../entry/proof-defect.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { type RepeatReason, readRepeat } from './repeat.ts';
import { repeatProofDefect } from './repeat-proof-defect.ts';

/** The defect of a single answer to a repeat of the entry that was logged as `first`. */
export function repeatDefect(
  first: LogEntry,
  repeat: Creation,
  keys: readonly Vkey[] | undefined,
): Defect<RepeatReason | 'proof'> | undefined {
  const { defect } = readRepeat(first, repeat);
  if (defect) return defect;
  const unproved = repeat.logged && repeatProofDefect(repeat.logged, keys);
  return unproved && { ...unproved, reason: 'proof' };
}

/** The same after a restart, when the log may return the proof of a new entry. */
export function repeatAfterRestartDefect(first: LogEntry, repeat: Creation): Defect<'unsound'> | undefined {
  const unsound = readRepeat(first, repeat).defect ?? (repeat.logged && entryProofDefect(repeat.logged));
  return unsound && { ...unsound, reason: 'unsound' };
}

/** The answer to a repeat names an index at which the log has another entry than the one logged as `first`. */
export function namedIndexDefect(
  { canonicalizedBody }: LogEntry,
  { index, entry, path }: { readonly index: bigint; readonly entry: Uint8Array; readonly path: string },
): Defect<'wrong-index'> | undefined {
  if (equalBytes(entry, canonicalizedBody)) return undefined;
  const expected = `the entry ${base64(canonicalizedBody)} at index ${index}`;
  return { reason: 'wrong-index', expected, actual: base64(entry), at: path };
}
