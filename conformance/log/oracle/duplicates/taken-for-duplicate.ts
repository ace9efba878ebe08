/**
 * Entries that differ in one part from an entry of the log.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Creation, SuccessfulCreation } from '../entry/creation.ts';
import { readBody } from '../entry/hashedrekord.ts';
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

/**
 * The answer to an entry is an earlier entry with another signature over the same digest. Only where the leaf of that entry names
 * its signature: the interface document does not say what a leaf has.
 */
export function answeredAsAnotherDefect(
  { entry, logged }: Creation,
  first: SuccessfulCreation,
): Defect<'another-signature'> | undefined {
  const isOfFirst = (body: Uint8Array) => {
    const signature = readBody(body).value?.signature;
    return signature !== undefined && equalBytes(signature, first.entry.signature);
  };
  if (!logged || !isOfFirst(first.logged.canonicalizedBody)) return undefined;
  if (logged.logIndex !== first.logged.logIndex && !isOfFirst(logged.canonicalizedBody)) return undefined;
  const expected = `an entry with the signature that was sent, ${base64(entry.signature)}`;
  const actual = `index ${logged.logIndex}, for an earlier entry with the signature ${base64(first.entry.signature)}`;
  return { reason: 'another-signature', expected, actual, at: 'log/entries' };
}
