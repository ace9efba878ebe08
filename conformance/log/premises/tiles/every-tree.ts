/** The first tree, and what the log has grown to. */
import type { Premise, Trial } from '../../../core/check/trial.ts';
import { sampleBoundText } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstTree } from './first-tree.ts';
import { grownTree } from './grown-tree.ts';
import type { TreeReadings } from './tree-readings.ts';

/** What was read of each tree there is: one where the log did not grow, else two. */
export async function readingsOfEveryTree<V>(
  t: Trial<LogTarget, string>,
  of: (one: TreeReadings) => Premise<LogTarget, V>,
): Promise<readonly V[]> {
  const bound = sampleBoundText((await t.use(firstTree.tree)).sample);
  if (bound !== undefined) t.note(bound);
  const before = await t.use(of(firstTree));
  return (await t.attempt(grownTree.tree)) ? [before, await t.use(of(grownTree))] : [before];
}

/** The tree that there is something to see in: the first, or what an empty log has grown to. */
export async function nonEmptyTree(t: Trial<LogTarget, string>): Promise<TreeReadings> {
  const { checkpoint } = await t.use(firstTree.tree);
  return checkpoint.size === 0n && (await t.attempt(grownTree.tree)) ? grownTree : firstTree;
}
