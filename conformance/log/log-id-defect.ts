import type { Defect } from '../core/defect.ts';
import type { Vkey } from '../core/vkey.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { keyIdOf } from '../oracle/key-hash.ts';
import { logIdOf } from '../oracle/log-id.ts';
import type { SignatureLine } from '../oracle/note.ts';

/** By what a log ID is judged: the log's keys where they are known, else the signature lines of its checkpoint. */
export interface Signers {
  readonly origin: string;
  readonly lines: readonly SignatureLine[];
  readonly keys: readonly Vkey[] | undefined;
}

/**
 * What is wrong with a log ID: it has not 32 bytes, or it is not the whole hash of any of the log's keys. Where no key
 * is known it has to begin with the key ID of a signature line: of one named by the origin, where there is one.
 */
export function logIdDefect(
  logId: Uint8Array,
  { origin, lines, keys }: Signers,
): Defect<'length' | 'other-key'> | undefined {
  const at = 'logId.keyId';
  if (logId.length !== 32) return { reason: 'length', expected: '32 bytes', actual: `${logId.length} bytes`, at };
  const actual = base64(logId);
  if (keys) {
    const right = keys.map(logIdOf);
    const expected = right.map(base64).join(' or ');
    return right.some((one) => equalBytes(one, logId)) ? undefined : { reason: 'other-key', expected, actual, at };
  }
  const own = lines.filter(({ name }) => name === origin);
  const ids = (own.length > 0 ? own : lines).map(({ keyId }) => keyId);
  if (ids.includes(keyIdOf(logId))) return undefined;
  const names = ids.map((id) => id.toString(16).padStart(8, '0')).join(' or ');
  return { reason: 'other-key', expected: `a hash that begins with the key ID ${names}`, actual, at };
}
