import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { treeJudgements } from '../../oracle/tiles/tree-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { earlierRoots } from './earlier-root.ts';
import { firstTree } from './first-tree.ts';
import type { treeReadings } from './tree-readings.ts';

/** The reasons for which a tree of the run is not sound. */
export const SAMPLE_REASONS = ['leaf-hash', 'parent-hash', 'root', 'inconsistent'] as const;

/** Judges whether a tree has the right hashes, as far as it is read, and begins with the first tree of the run. */
export async function judgeSample(
  readings: ReturnType<typeof treeReadings>,
  log: LogTarget,
  t: Trial<LogTarget, (typeof SAMPLE_REASONS)[number]>,
): Promise<true> {
  const { checkpoint } = await t.use(readings.tree);
  const tiles = await t.use(readings.tiles);
  const bundles = await t.use(readings.bundles);
  for (const { defect, evidence } of treeJudgements(tiles, bundles, checkpoint)) t.judge(defect, evidence);
  const { size, root } = (await t.use(firstTree.tree)).checkpoint;
  if (size === 0n) return true;
  const served = await earlierRoots(log, checkpoint.size)(size);
  // A tile that is not served is judged by log/tiles/served.
  if ('status' in served || equalBytes(served.root, root)) return true;
  const expected = `${base64(root)}, as signed at tree size ${size}`;
  const actual = `${base64(served.root)} as the first ${size} entries of the tree of size ${checkpoint.size}`;
  return t.fail({ reason: 'inconsistent', expected, actual, at: `checkpoint ${size}` });
}
