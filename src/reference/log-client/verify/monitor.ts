import type { TreeHead } from '../note/checkpoint.ts';
import type { Resources } from '../read/resources.ts';
import { refuse } from '../refused.ts';
import type { LogClientRig } from '../rig.ts';
import { Tree } from '../tree/tree.ts';
import { type Trusted, verifiedHead } from './checkpoint.ts';

/**
 * Looks at a log once: verifies the checkpoint and that its tree begins with the one seen before (C2SP tlog-tiles, "Log
 * entries"). Gives the larger of the two, to be passed to the next look. @throws Refused
 */
export async function lookAgain(
  resources: Resources,
  trusted: Trusted,
  before: TreeHead | undefined,
  rig: LogClientRig,
): Promise<TreeHead | undefined> {
  const bytes = await resources.checkpoint();
  if (!bytes) return before;
  const now = verifiedHead(bytes, trusted, rig);
  if (before && rig.isStanding(before, now)) return before;
  // Nothing forbids a log to answer with an earlier checkpoint, as a cache would.
  if (before && now.size < before.size)
    return rig.refusesSmaller() ? refuse(`the tree has shrunk from ${before.size} to ${now.size}`) : before;
  const tree = new Tree(now, resources, rig);
  await tree.proveRoot();
  if (!before || before.size === 0n) return now;
  const head = rig.treeOfBeginning(before, now);
  const beginning = head === now ? tree : new Tree(head, resources, rig);
  if (!rig.isConsistent(before, await beginning.hash([0n, before.size])))
    refuse(`the tree of ${now.size} does not begin with that of ${before.size}`);
  return now;
}
