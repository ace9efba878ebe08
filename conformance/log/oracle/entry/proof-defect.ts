/**
 * The inclusion proof in an answer with an entry.
 *
 * Follows: RFC 6962 section 2.1.1; C2SP tlog-checkpoint
 */
import type { Defect } from '../../../core/check/defect.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { verifyInclusion } from '../merkle/inclusion.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { decodeNote, splitNote } from '../note/note.ts';
import type { LogEntry } from './log-entry.ts';

/** An inclusion proof in an answer that does not lead to the root of its own checkpoint. */
export function entryProofDefect({ logIndex, canonicalizedBody, inclusionProof: proof }: LogEntry): Defect | undefined {
  const at = 'inclusionProof';
  if (!proof) return { reason: 'missing', expected: 'an inclusion proof', actual: 'none', at };
  const text = decodeNote(utf8(proof.checkpoint)).value;
  const parts = text === undefined ? undefined : splitNote(text).value;
  const head = parts && parseCheckpointText(parts.text).value;
  if (!head) return { reason: 'checkpoint', expected: 'a checkpoint', actual: proof.checkpoint, at };
  const { size, root } = head;
  if (proof.treeSize !== size)
    return { reason: 'tree-size', expected: `${size}, as in its checkpoint`, actual: `${proof.treeSize}`, at };
  const claim = { index: logIndex, size, leafHash: leafHash(canonicalizedBody), proof: proof.hashes, root };
  const defect = verifyInclusion(claim);
  return defect && { ...defect, at: `${at}, of index ${logIndex} in tree size ${size}` };
}
