import { refuse } from '../refused.ts';
import type { LogClientRig } from '../rig.ts';
import { type Trusted, verifiedHead } from '../verify/checkpoint.ts';
import { verifyProof } from '../verify/inclusion.ts';
import type { SentEntry } from './sent-entry.ts';

/** The members of a TransparencyLogEntry that prove it. */
interface LogEntryJson {
  readonly logIndex?: string | number;
  readonly inclusionProof?: {
    readonly hashes?: readonly string[];
    readonly checkpoint?: { readonly envelope?: string };
  };
  readonly canonicalizedBody?: string;
}

/**
 * Verifies the answer to CreateEntry: the entry is the one that was sent, and its proof leads to the root of a checkpoint
 * that the log has signed. Gives the index, if it has one. Size and root are those of
 * the checkpoint, whatever the proof says of them.
 * @throws Refused
 */
export function verifyWritten(
  { status, bytes }: { readonly status: number; readonly bytes: Uint8Array },
  sent: SentEntry,
  trusted: Trusted,
  rig: LogClientRig,
): bigint | undefined {
  if (rig.isRefusedQuietly(status)) return undefined;
  if (!rig.isCreated(status)) return refuse(`the log answered with status ${status}`);
  const { logIndex = 0, inclusionProof, canonicalizedBody } = rig.jsonOf(bytes) as LogEntryJson;
  const { hashes = [], checkpoint } = inclusionProof ?? {};
  if (!/^\d{1,19}$/.test(String(logIndex))) refuse('the answer has no index');
  if (canonicalizedBody === undefined) return rig.needsEntry() ? refuse('the answer has no body') : undefined;
  const envelope = checkpoint?.envelope;
  if (envelope === undefined) return rig.needsProof() ? refuse('the answer has no checkpoint') : BigInt(logIndex);
  const body = Buffer.from(canonicalizedBody, 'base64');
  if (!rig.isBodyOf(rig.jsonOf(body), sent)) refuse('the log has logged another entry');
  const proof = hashes.map((hash) => Buffer.from(hash, 'base64'));
  verifyProof(body, BigInt(logIndex), proof, verifiedHead(Buffer.from(envelope), trusted, rig), rig);
  return BigInt(logIndex);
}
