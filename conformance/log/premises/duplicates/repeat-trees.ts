import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readEnvelope } from '../../oracle/checkpoint/envelope.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';

/** Compares the trees in the proofs of repeats with the served tree at their sizes, as far as it is served. */
export async function judgeRepeatTrees(
  log: LogTarget,
  t: Trial<LogTarget, 'proof'>,
  repeats: readonly { readonly repeat: Creation }[],
): Promise<void> {
  const heads = repeats.flatMap(({ repeat: { logged, answer } }) =>
    logged?.inclusionProof ? [{ answer, ...readEnvelope(logged.inclusionProof.checkpoint).checkpoint }] : [],
  );
  if (heads.length === 0) return;
  const checkpoint = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
  if (!checkpoint) return;
  const rootAt = earlierRoots(log, checkpoint.size);
  // Tiles that do not lead to the served root are judged by the checks of tiles.
  const latest = await rootAt(checkpoint.size);
  if ('status' in latest || !equalBytes(latest.root, checkpoint.root)) return;
  for (const { answer, size, root } of heads) {
    const served = size <= checkpoint.size ? await rootAt(size) : undefined;
    if (!served || 'status' in served) continue;
    const expected = `${base64(served.root)}, the root of the first ${size} entries of the served tree`;
    const otherRoot = { reason: 'proof', expected, actual: base64(root), at: 'inclusionProof.checkpoint' } as const;
    t.judge(!equalBytes(served.root, root) && otherRoot, answer);
  }
}
