/**
 * The messages that answer CreateEntry over gRPC.
 *
 * Follows: Rekor v2, "CreateEntry" and "gRPC"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { noteAsAnswer } from '../checkpoint/note-answer.ts';
import { signatureDefect } from '../checkpoint/signature-defect.ts';
import { checkpointContentOf, signatureLinesOf } from '../checkpoint/stages.ts';
import type { LogEntry } from '../entry/log-entry.ts';
import { logIdDefect, otherLogIdFormDefect } from '../entry/log-id-defect.ts';
import { entryProofDefect } from '../entry/proof-defect.ts';
import type { Vkey } from '../note/verifier-key.ts';

type MessageReason = 'proof' | 'checkpoint' | 'kind' | 'log-id' | 'time';

/**
 * A defect of a message whose entry is right. `overHttp` is the answer over HTTP to another entry: a defect that it has
 * too is judged by the checks of HTTP.
 */
export function entryMessageDefect(
  logged: LogEntry,
  overHttp: LogEntry,
  keys: readonly Vkey[] | undefined,
): Defect<MessageReason> | undefined {
  const note = proofCheckpoint(logged);
  return (
    proofDefectOf(logged, note?.checkpoint) ??
    checkpointDefect(logged, note, keys) ??
    kindDefect(logged, overHttp) ??
    logIdDefectOf(logged, overHttp, note, keys) ??
    timeDefect(logged, overHttp)
  );
}

type ProofCheckpoint = {
  readonly checkpoint: Checkpoint;
  readonly lines: NonNullable<ReturnType<typeof signatureLinesOf>>['value'];
};

/** The checkpoint of a message's proof; undefined where it is missing or cannot be read. */
function proofCheckpoint({ inclusionProof }: LogEntry): ProofCheckpoint | undefined {
  const answer = inclusionProof && noteAsAnswer(utf8(inclusionProof.checkpoint));
  const [checkpoint, lines] = [answer && checkpointContentOf(answer)?.value, answer && signatureLinesOf(answer)?.value];
  return checkpoint && lines && { checkpoint, lines };
}

function proofDefectOf(logged: LogEntry, checkpoint: Checkpoint | undefined): Defect<'proof'> | undefined {
  const { logIndex, inclusionProof: proof } = logged;
  // Without a checkpoint there is no root to compare with: `checkpointDefect` reports that.
  if (proof && !checkpoint) return undefined;
  const reason = 'proof';
  const at = 'inclusionProof';
  if (proof && proof.logIndex !== logIndex)
    return { reason, expected: `index ${logIndex}, as in logIndex`, actual: `${proof.logIndex}`, at };
  if (proof && proof.treeSize <= logIndex)
    return { reason, expected: `a tree that has index ${logIndex}`, actual: `tree size ${proof.treeSize}`, at };
  if (proof && !equalBytes(proof.rootHash, checkpoint!.root)) {
    const expected = `${base64(checkpoint!.root)}, as in its checkpoint`;
    return { reason, expected, actual: base64(proof.rootHash), at: `${at}.rootHash` };
  }
  const defect = entryProofDefect(logged);
  return defect && { ...defect, reason };
}

function checkpointDefect(
  { inclusionProof }: LogEntry,
  note: ProofCheckpoint | undefined,
  keys: readonly Vkey[] | undefined,
): Defect<'checkpoint'> | undefined {
  const [reason, at] = ['checkpoint', 'inclusionProof.checkpoint'] as const;
  if (!note) return { reason, expected: 'a signed checkpoint', actual: inclusionProof!.checkpoint || 'none', at };
  const unsigned = keys && signatureDefect(note.checkpoint.text, note.lines ?? [], keys);
  return unsigned && { ...unsigned, reason, at };
}

function kindDefect({ kindVersion: kind }: LogEntry, { kindVersion: httpKind }: LogEntry): Defect<'kind'> | undefined {
  const text = (kindVersion: LogEntry['kindVersion']) =>
    kindVersion ? `${kindVersion.kind} ${kindVersion.version}` : 'none';
  const [expected, actual] = ['hashedrekord 0.0.2', text(kind)];
  if (actual === expected || actual === text(httpKind)) return undefined;
  return { reason: 'kind', expected, actual, at: 'kindVersion' };
}

function logIdDefectOf(
  { logId }: LogEntry,
  { logId: httpLogId }: LogEntry,
  note: ProofCheckpoint | undefined,
  keys: readonly Vkey[] | undefined,
): Defect<'log-id'> | undefined {
  if (!httpLogId || (logId && equalBytes(logId, httpLogId))) return undefined;
  const [reason, at] = ['log-id', 'logId.keyId'] as const;
  if (!logId) return { reason, expected: base64(httpLogId), actual: 'none', at };
  const { origin } = note!.checkpoint;
  const defect =
    logIdDefect(logId, { origin, lines: note!.lines ?? [], keys }) ?? otherLogIdFormDefect(httpLogId, logId);
  return defect && { ...defect, reason };
}

function timeDefect(message: LogEntry, httpEntry: LogEntry): Defect<'time'> | undefined {
  const reason = 'time';
  if (message.integratedTime !== 0n && httpEntry.integratedTime === 0n)
    return { reason, expected: '0', actual: `${message.integratedTime}`, at: 'integratedTime' };
  if (message.inclusionPromise && !httpEntry.inclusionPromise)
    return { reason, expected: 'none', actual: base64(message.inclusionPromise), at: 'inclusionPromise' };
  return undefined;
}
