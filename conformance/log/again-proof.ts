/** The proof in the answer to an entry that was there: it may be in a later tree than that of the first answer. */
import type { Defect } from '../core/defect.ts';
import type { LogEntry } from '../core/log-entry.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Vkey } from '../core/vkey.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { Creation } from './created.ts';
import { earlierRoot } from './earlier-root.ts';
import { headOf } from './head-of.ts';
import { openCheckpoint } from './stages.ts';
import { proofDefect, unsignedDefect } from './standing.ts';

/** What is wrong with the proof and the checkpoint in such an answer; the signature is judged where keys are given. */
export function againProofDefect(logged: LogEntry, keys: readonly Vkey[] | undefined): Defect | undefined {
  const unproved = proofDefect(logged);
  if (unproved) return unproved;
  const { logIndex, inclusionProof: proof } = logged;
  const { size, root } = headOf(proof!.checkpoint).checkpoint;
  if (proof!.logIndex !== logIndex)
    return {
      reason: 'index',
      expected: `${logIndex}, as logIndex says`,
      actual: `${proof!.logIndex}`,
      at: 'inclusionProof.logIndex',
    };
  if (!equalBytes(proof!.rootHash, root)) {
    const expected = `${base64(root)}, as its checkpoint of tree size ${size} says`;
    return { reason: 'root-hash', expected, actual: base64(proof!.rootHash), at: 'inclusionProof.rootHash' };
  }
  return keys && unsignedDefect(proof!.checkpoint, keys);
}

/** Judges that the trees of such answers are those that the served tree had at their sizes, as far as it shows them. */
export async function judgeAgainTrees(
  log: LogTarget,
  t: Trial<LogTarget, 'proof'>,
  repeats: readonly { readonly again: Creation }[],
): Promise<void> {
  const all = repeats.flatMap(({ again: { logged, answer } }) =>
    logged?.inclusionProof ? [{ answer, ...headOf(logged.inclusionProof.checkpoint).checkpoint }] : [],
  );
  if (all.length === 0) return;
  const served = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
  if (!served) return;
  const rootAt = earlierRoot(log, served.size);
  // Tiles that do not lead to the served root are judged as tiles.
  const whole = await rootAt(served.size);
  if ('status' in whole || !equalBytes(whole.root, served.root)) return;
  for (const { answer, size, root } of all) {
    const found = size <= served.size ? await rootAt(size) : undefined;
    if (!found || 'status' in found) continue;
    const expected = `${base64(found.root)}, the root of the first ${size} entries of the served tree`;
    const defect = { reason: 'proof', expected, actual: base64(root), at: 'inclusionProof.checkpoint' } as const;
    t.judge(equalBytes(found.root, root) ? undefined : defect, answer);
  }
}
