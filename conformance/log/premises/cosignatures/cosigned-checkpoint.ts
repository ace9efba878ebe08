/** Checkpoints with their cosignatures by the witnesses of the policy. */

import type { Answer } from '../../../core/target/answer.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint, signatureLinesOf } from '../../oracle/checkpoint/stages.ts';
import type { SignatureLine } from '../../oracle/note/note.ts';
import type { Vkey } from '../../oracle/note/verifier-key.ts';
import { type Cosignature, cosignaturesBy } from '../../oracle/policy/cosignatures.ts';
import type { Policy } from '../../oracle/policy/policy.ts';

/** A checkpoint, its signature lines, and those of them that are by witnesses of a policy. */
export interface CosignedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly lines: readonly SignatureLine[];
  readonly cosignatures: readonly Cosignature[];
}

/** Each note is verified once, for all checks; a run has one policy. */
const opened = new WeakMap<Answer, { readonly policy: Policy; readonly value: CosignedCheckpoint | undefined }>();

/** The cosigned checkpoint of a note; undefined where it has a defect that other checks judge. */
export function cosignedCheckpointOf(
  note: Answer,
  keys: readonly Vkey[] | undefined,
  policy: Policy,
): CosignedCheckpoint | undefined {
  const known = opened.get(note);
  if (known?.policy === policy) return known.value;
  const checkpoint = openCheckpoint(note, keys);
  const lines = signatureLinesOf(note)?.value;
  const value =
    checkpoint && lines
      ? { checkpoint, lines, cosignatures: cosignaturesBy(policy, checkpoint.text, lines) }
      : undefined;
  opened.set(note, { policy, value });
  return value;
}
