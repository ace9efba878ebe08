/** The trees in which answers to repeats are proved. */

import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readEnvelope } from '../../oracle/checkpoint/envelope.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { earlierRoots } from '../tiles/earlier-root.ts';

/** Judges that the trees of such answers are those that the served tree had at their sizes, as far as it shows them. */
export async function judgeRepeatTrees(
  log: LogTarget,
  t: Trial<LogTarget, 'proof'>,
  repeats: readonly { readonly again: Creation }[],
): Promise<void> {
  const all = repeats.flatMap(({ again: { logged, answer } }) =>
    logged?.inclusionProof ? [{ answer, ...readEnvelope(logged.inclusionProof.checkpoint).checkpoint }] : [],
  );
  if (all.length === 0) return;
  const served = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
  if (!served) return;
  const rootAt = earlierRoots(log, served.size);
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
