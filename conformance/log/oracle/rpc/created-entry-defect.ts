/**
 * Defects of the entry in a message that answers CreateEntry over gRPC.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../entry/hashedrekord.ts';
import type { LogEntry, NewEntry } from '../entry/log-entry.ts';
import { leafHash } from '../merkle/tree-hash.ts';

/** A message whose body is not the canonical body of the entry that was sent. */
export function rpcBodyDefect(entry: NewEntry, { canonicalizedBody }: LogEntry): Defect<'other-body'> | undefined {
  const right = canonicalBody(entry);
  if (equalBytes(right, canonicalizedBody)) return undefined;
  const [expected, actual] = [Buffer.from(right).toString('utf8'), Buffer.from(canonicalizedBody).toString('utf8')];
  return { reason: 'other-body', expected, actual, at: 'CreateEntry' };
}

/** That the log serves another entry at the index of a message. */
export function rpcLoggedDefect(
  { canonicalizedBody }: LogEntry,
  { index, entry, path }: { readonly index: bigint; readonly entry: Uint8Array; readonly path: string },
): Defect<'not-logged'> | undefined {
  if (equalBytes(entry, canonicalizedBody)) return undefined;
  const expected = `entry ${index} with hash ${base64(leafHash(canonicalizedBody))}`;
  return { reason: 'not-logged', expected, actual: base64(leafHash(entry)), at: path };
}
