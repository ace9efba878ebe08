/**
 * The log ID in an answer.
 *
 * Follows: sigstore_rekor.proto, LogId; C2SP signed-note, "Signatures"
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

/**
 * A log ID that does not have 32 bytes, or is not the whole hash of a key of the log. If no key is given, it has to
 * begin with the key ID of a signature line: of a line whose name is the origin, if the checkpoint has such a line.
 */
export function logIdDefect(
  logId: Uint8Array,
  { origin, lines, keys }: LogSigners,
): Defect<'length' | 'other-key'> | undefined {
  const at = 'logId.keyId';
  if (logId.length !== 32) return { reason: 'length', expected: '32 bytes', actual: `${logId.length} bytes`, at };
  const actual = base64(logId);
  if (keys) {
    const right = keys.map(logIdOf);
    const expected = right.map(base64).join(' or ');
    return right.some((id) => equalBytes(id, logId)) ? undefined : { reason: 'other-key', expected, actual, at };
  }
  const ofOrigin = lines.filter(({ name }) => name === origin);
  const ids = (ofOrigin.length > 0 ? ofOrigin : lines).map(({ keyId }) => keyId);
  if (ids.includes(keyIdOf(logId))) return undefined;
  const names = ids.map((id) => id.toString(16).padStart(8, '0')).join(' or ');
  return { reason: 'other-key', expected: `a hash that begins with the key ID ${names}`, actual, at };
}
