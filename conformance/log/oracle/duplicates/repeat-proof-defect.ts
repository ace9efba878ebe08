/**
 * The proof in the answer to a repeat. It may belong to a later tree than the first answer.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readEnvelope } from '../checkpoint/envelope.ts';
import { envelopeSignatureDefect } from '../checkpoint/envelope-defect.ts';
import type { LogEntry } from '../entry/log-entry.ts';
import { entryProofDefect } from '../entry/proof-defect.ts';
import type { Vkey } from '../note/verifier-key.ts';

/** A defect of the proof or the checkpoint in such an answer; signatures are verified if keys are given. */
export function repeatProofDefect(logged: LogEntry, keys: readonly Vkey[] | undefined): Defect | undefined {
  const unproved = entryProofDefect(logged);
  if (unproved) return unproved;
  const { logIndex, inclusionProof: proof } = logged;
  const { size, root } = readEnvelope(proof!.checkpoint).checkpoint;
  if (proof!.logIndex !== logIndex)
    return {
      reason: 'index',
      expected: `${logIndex}, as in logIndex`,
      actual: `${proof!.logIndex}`,
      at: 'inclusionProof.logIndex',
    };
  if (!equalBytes(proof!.rootHash, root)) {
    const expected = `${base64(root)}, as in its checkpoint of tree size ${size}`;
    return { reason: 'root-hash', expected, actual: base64(proof!.rootHash), at: 'inclusionProof.rootHash' };
  }
  return keys && envelopeSignatureDefect(proof!.checkpoint, keys);
}
