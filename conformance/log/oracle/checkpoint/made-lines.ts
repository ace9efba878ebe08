/**
 * The signature lines that the keys of a log have made, whatever name and key ID they have.
 *
 * Follows: C2SP signed-note, "Signatures"; C2SP static-ct-api, "Checkpoints"
 */
import type { Answer } from '../../../core/target/answer.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import { TREE_HEAD } from '../note/tree-head.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { checkpointContentOf, signatureLinesOf } from './stages.ts';

/** How many lines are tried: a note may have any number of them. */
const TRIED = 100;

/** A line, and the key that made it. */
export interface MadeLine {
  readonly line: SignatureLine;
  readonly key: Vkey;
  readonly origin: string;
}

/** The lines with signatures of tree heads that verify by one of the keys. */
export function treeHeadLinesMade(answer: Answer, keys: readonly Vkey[]): readonly MadeLine[] {
  const checkpoint = checkpointContentOf(answer)?.value;
  const lines = signatureLinesOf(answer)?.value;
  if (!checkpoint || !lines) return [];
  const { text, origin } = checkpoint;
  return lines.slice(0, TRIED).flatMap((line) => {
    const key = keys.find((one) => one.type === TREE_HEAD && verifyNoteSignature(one, text, line.signature));
    return key ? [{ line, key, origin }] : [];
  });
}
