/**
 * The time of a tree head, which stands in its signature.
 *
 * Follows: C2SP static-ct-api, "Checkpoints"; RFC 6962 section 3.5
 */
import type { Answer } from '../../../core/target/answer.ts';
import { parseTreeHeadSignature, TREE_HEAD } from '../note/tree-head.ts';
import type { Vkey } from '../note/verifier-key.ts';
import { checkpointSignatureOf, signatureLinesOf } from './stages.ts';

/** Milliseconds since 1970; undefined where no signature of the log verifies, which other checks judge. */
export function treeHeadTime(answer: Answer, keys: readonly Vkey[]): bigint | undefined {
  const judged = checkpointSignatureOf(answer, keys);
  if (!judged || judged.defect) return undefined;
  const line = signatureLinesOf(answer)?.value?.find(({ name, keyId }) =>
    keys.some((key) => key.type === TREE_HEAD && key.name === name && key.keyId === keyId),
  );
  return line && parseTreeHeadSignature(line.signature).value?.timestamp;
}

/** A time in words: `2026-11-26T21:21:18.000Z (1795728078000)`. */
export function timeText(milliseconds: bigint): string {
  // Beyond this a Date has no text.
  const date = milliseconds <= 8_640_000_000_000_000n ? new Date(Number(milliseconds)).toISOString() : 'no date';
  return `${date} (${milliseconds})`;
}
