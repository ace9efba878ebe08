import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { BundleReading } from '../../oracle/tiles/reading.ts';
import { sampleBoundText } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstTree } from './first-tree.ts';
import { grownTree } from './grown-tree.ts';
import type { TreeReadings } from './tree-readings.ts';

/** The readings of the first tree and, if the log was made to grow, of the grown tree. */
export async function readingsOfEveryTree<V>(
  t: Trial<LogTarget, string>,
  of: (tree: TreeReadings) => Premise<LogTarget, V>,
): Promise<readonly V[]> {
  const bound = sampleBoundText((await t.use(firstTree.tree)).sample);
  if (bound !== undefined) t.note(bound);
  const first = await t.use(of(firstTree));
  return (await t.attempt(grownTree.tree)) ? [first, await t.use(of(grownTree))] : [first];
}

/** The bundles of the same trees; empty where they cannot be read, or the log serves none. */
export async function bundlesOfEveryTree(t: Trial<LogTarget, string>): Promise<TreeBundles[]> {
  return Promise.all([firstTree, grownTree].map(async ({ bundles }) => (await t.attempt(bundles)) ?? new Map()));
}

type TreeBundles = ReadonlyMap<bigint, BundleReading>;

/** The first tree or, if that is empty and the log was made to grow, the grown tree. */
export async function nonEmptyTree(t: Trial<LogTarget, string>): Promise<TreeReadings> {
  const { checkpoint } = await t.use(firstTree.tree);
  return checkpoint.size === 0n && (await t.attempt(grownTree.tree)) ? grownTree : firstTree;
}
