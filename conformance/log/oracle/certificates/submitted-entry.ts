/**
 * The entry of a chain that was submitted, beside the chain and its SCT.
 *
 * Follows: RFC 6962 sections 3.1 and 3.4; C2SP static-ct-api, "SCT Extension" and "Log entries"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import type { LoggedCertificate } from './logged-certificate.ts';
import { type Sct, type SignedEntry, sctMessage } from './sct.ts';

/** An entry that signs something else than what was submitted; `what`: that, for people. */
export function otherEntryDefect(
  signed: Uint8Array,
  entry: Pick<LoggedCertificate, 'signedHash' | 'at'>,
  what: string,
  index: bigint,
): Defect<'other-entry'> | undefined {
  const signedHash = hex(sha256(signed));
  if (entry.signedHash === signedHash) return undefined;
  const expected = `${what} at index ${index}, as its SCT promises: SHA-256 ${signedHash}`;
  return { reason: 'other-entry', expected, actual: `another, SHA-256 ${entry.signedHash}`, at: entry.at };
}

/** An entry that has not the timestamp or the extensions of its SCT, or is another leaf than the one that the SCT signs. */
export function entryOfSctDefect(
  sct: Sct,
  signed: SignedEntry,
  entry: Pick<LoggedCertificate, 'timestamp' | 'extensions' | 'at'>,
  hashOfLeaf: Uint8Array,
): Defect<'timestamp' | 'extensions' | 'leaf'> | undefined {
  const { at } = entry;
  if (entry.timestamp !== sct.timestamp) {
    const expected = `timestamp ${sct.timestamp}, as in its SCT`;
    return { reason: 'timestamp', expected, actual: `${entry.timestamp}`, at };
  }
  if (!equalBytes(entry.extensions, sct.extensions)) {
    const expected = `extensions "${hex(sct.extensions)}", as in its SCT`;
    return { reason: 'extensions', expected, actual: `"${hex(entry.extensions)}"`, at };
  }
  const right = leafHash(sctMessage(signed, sct));
  if (equalBytes(right, hashOfLeaf)) return undefined;
  const expected = `leaf hash ${hex(right)}, of what its SCT signs`;
  return { reason: 'leaf', expected, actual: hex(hashOfLeaf), at };
}

/** Whether the chain of an entry is that of the issuers, and if so, whether the root is in it. */
export function chainOfEntry(
  { fingerprints }: Pick<LoggedCertificate, 'fingerprints'>,
  issuers: readonly Uint8Array[],
): 'with-root' | 'as-submitted' | undefined {
  const right = issuers.map((issuer) => hex(sha256(issuer)));
  if (fingerprints.join() === right.join()) return 'with-root';
  return fingerprints.join() === right.slice(0, -1).join() ? 'as-submitted' : undefined;
}
