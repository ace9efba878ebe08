/**
 * The log ID in an answer.
 *
 * Follows: sigstore_common.proto, LogId; rekor-v2-spec, "Terminology"; C2SP signed-note, "Signatures"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { keyIdOf } from '../note/key-hash.ts';
import type { SignatureLine } from '../note/note.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { logIdOf } from './log-id.ts';

/**
 * The signers that a log ID is compared with: the log's keys if they are given, else the signature lines of its
 * checkpoint.
 */
export interface LogSigners {
  readonly origin: string;
  readonly lines: readonly SignatureLine[];
  readonly keys: readonly Vkey[] | undefined;
}

/** The lengths of a key ID (signed-note, "Signatures") and of the hash whose beginning it is. */
export const [KEY_ID_BYTES, HASH_BYTES] = [4, 32] as const;

/**
 * A log ID that has neither 4 nor 32 bytes, or is neither the key ID nor the whole hash of a key of the log. If no key is
 * given, it has to begin with the key ID of a signature line: of a line whose name is the origin, if the checkpoint has
 * such a line.
 */
export function logIdDefect(
  logId: Uint8Array,
  { origin, lines, keys }: LogSigners,
): Defect<'length' | 'other-key'> | undefined {
  const at = 'logId.keyId';
  const { length } = logId;
  if (length !== KEY_ID_BYTES && length !== HASH_BYTES) {
    const expected = `${HASH_BYTES} bytes, or the ${KEY_ID_BYTES} of a key ID`;
    return { reason: 'length', expected, actual: `${length} bytes`, at };
  }
  const actual = base64(logId);
  if (keys) {
    const right = keys.map((key) => logIdOf(key).subarray(0, length));
    const expected = right.map(base64).join(' or ');
    return right.some((id) => equalBytes(id, logId)) ? undefined : { reason: 'other-key', expected, actual, at };
  }
  const ofOrigin = lines.filter(({ name }) => name === origin);
  const ids = (ofOrigin.length > 0 ? ofOrigin : lines).map(({ keyId }) => keyId);
  if (ids.includes(keyIdOf(logId))) return undefined;
  const names = ids.map((id) => id.toString(16).padStart(8, '0')).join(' or ');
  return { reason: 'other-key', expected: `the key ID ${names}, or a hash that begins with it`, actual, at };
}

/** That a log names itself by its key ID in one answer and by the whole hash in another. Other lengths are judged above. */
export function otherLogIdFormDefect(first: Uint8Array, second: Uint8Array): Defect<'other-form'> | undefined {
  const forms: readonly number[] = [KEY_ID_BYTES, HASH_BYTES];
  if (first.length === second.length || !forms.includes(first.length) || !forms.includes(second.length))
    return undefined;
  return { reason: 'other-form', expected: base64(first), actual: base64(second), at: 'logId.keyId' };
}
