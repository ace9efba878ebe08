/**
 * Defects of the answer to a sound entry: its checkpoint, its claims, its proof, and the place of its entry.
 *
 * Follows: Rekor v2, "CreateEntry"; RFC 6962 section 2.1.1; C2SP tlog-checkpoint
 */

import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import { base64, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { noteAsAnswer } from '../checkpoint/note-answer.ts';
import { signatureDefect } from '../checkpoint/signature-defect.ts';
import { checkpointContentOf, notePartsOf, noteTextOf, signatureLinesOf } from '../checkpoint/stages.ts';
import { verifyInclusion } from '../merkle/inclusion.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import type { SignatureLine } from '../note/note.ts';
import type { Vkey } from '../note/verifier-key.ts';
import type { BundleReading } from '../tiles/reading.ts';
import type { LogEntry, LogEntryProof } from './log-entry.ts';

/** The checkpoint of a proof, and the lines that sign it. */
export interface ProofCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly lines: readonly SignatureLine[];
}

/** The checkpoint of a proof: parsed and, if the log's keys are given, verified. */
export function readProofCheckpoint(
  { checkpoint: envelope }: LogEntryProof,
  keys: readonly Vkey[] | undefined,
): ParseResult<ProofCheckpoint, 'malformed' | 'signature'> {
  const at = 'inclusionProof.checkpoint';
  const note = noteAsAnswer(utf8(envelope));
  const lines = signatureLinesOf(note)?.value;
  const checkpoint = checkpointContentOf(note)?.value;
  if (!lines || !checkpoint) {
    const stages = [noteTextOf, notePartsOf, signatureLinesOf, checkpointContentOf];
    const malformed = stages.map((stage) => stage(note)?.defect).find((defect) => defect !== undefined)!;
    return { defect: { ...malformed, reason: 'malformed', at: malformed.at ? `${at}, ${malformed.at}` : at } };
  }
  const unsigned = keys && signatureDefect(checkpoint.text, lines, keys);
  return unsigned ? { defect: { ...unsigned, reason: 'signature', at } } : { value: { checkpoint, lines } };
}

/** Where the parts of an answer disagree on index, tree size and root. */
export function proofClaimsDefect({
  logged: { logIndex },
  proof,
  checkpoint: { size, root },
}: {
  readonly logged: LogEntry;
  readonly proof: LogEntryProof;
  readonly checkpoint: Checkpoint;
}): Defect<'index' | 'beyond' | 'tree-size' | 'root-hash'> | undefined {
  const at = 'inclusionProof';
  if (proof.logIndex !== logIndex) {
    const expected = `${logIndex}, as in logIndex`;
    return { reason: 'index', expected, actual: `${proof.logIndex}`, at: `${at}.logIndex` };
  }
  if (proof.treeSize !== size) {
    const expected = `${size}, as in its checkpoint`;
    return { reason: 'tree-size', expected, actual: `${proof.treeSize}`, at: `${at}.treeSize` };
  }
  if (proof.treeSize <= logIndex) {
    const expected = `a tree that has index ${logIndex}`;
    return { reason: 'beyond', expected, actual: `${proof.treeSize}`, at: `${at}.treeSize` };
  }
  if (equalBytes(proof.rootHash, root)) return undefined;
  const expected = `${base64(root)}, as in its checkpoint`;
  return { reason: 'root-hash', expected, actual: base64(proof.rootHash), at: `${at}.rootHash` };
}

/** That the proof of an answer does not lead from its entry to the root of its checkpoint. */
export function answeredProofDefect({
  logged: { logIndex, canonicalizedBody },
  proof,
  checkpoint: { size, root },
}: {
  readonly logged: LogEntry;
  readonly proof: LogEntryProof;
  readonly checkpoint: Checkpoint;
}): Defect<'length' | 'root'> | undefined {
  const claim = { index: logIndex, size, leafHash: leafHash(canonicalizedBody), proof: proof.hashes, root };
  const defect = verifyInclusion(claim);
  const at = `inclusionProof.hashes, of index ${logIndex} in tree size ${size}`;
  const reason = defect?.reason === 'proof-length' ? 'length' : 'root';
  return defect && { ...defect, reason, at: defect.at ? `${at}, ${defect.at}` : at };
}

/** That a bundle has another entry at the index of an answer than the body of that answer. */
export function loggedBodyDefect(
  { logIndex, canonicalizedBody }: LogEntry,
  { path, leafHashes }: BundleReading,
): Defect<'other-entry'> | undefined {
  const [right, actualHash] = [leafHash(canonicalizedBody), leafHashes[Number(logIndex % 256n)]!];
  if (equalBytes(right, actualHash)) return undefined;
  const expected = `the canonicalizedBody of the answer, leaf hash ${base64(right)}`;
  const actual = `an entry with the leaf hash ${base64(actualHash)}`;
  return { reason: 'other-entry', expected, actual, at: `${path}, entry ${logIndex % 256n} (logIndex ${logIndex})` };
}

/** An entry at an index that differs from the entry in the answer with that index. */
export function servedBodyDefect<const R extends string>(
  reason: R,
  { canonicalizedBody }: Pick<LogEntry, 'canonicalizedBody'>,
  { index, entry, path }: { readonly index: bigint; readonly entry: Uint8Array; readonly path: string },
): Defect<R> | undefined {
  const defect = mismatch(reason, canonicalizedBody, entry, path, base64);
  return defect && { ...defect, expected: `${defect.expected} at index ${index}` };
}
