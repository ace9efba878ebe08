import { supersededForSeconds } from '../../oracle/http/caching.ts';
import type { ShownTree } from './shown-trees.ts';

/** A tree that was shown after a larger one. */
export interface SmallerTree {
  readonly smaller: ShownTree;
  readonly largest: ShownTree;
}

/**
 * Finds a log that goes back for a while: it gives a smaller tree after the largest, and no tree of that size again until its
 * headers have let caches keep the smaller one and some seconds more are over. One server of several may be that much late.
 */
export function smallerForSeconds(seconds: number): (tree: ShownTree) => SmallerTree | undefined {
  let largest: ShownTree | undefined;
  let since: ShownTree | undefined;
  return (tree) => {
    if (largest === undefined || tree.size >= largest.size) {
      [largest, since] = [tree, undefined];
      return undefined;
    }
    // A request from before the largest tree was shown may be answered later.
    if (tree.askedAt <= largest.answeredAt) return undefined;
    since ??= tree;
    const allowed = supersededForSeconds(tree.answer);
    if (allowed === undefined || tree.askedAt - since.askedAt <= (allowed + seconds) * 1000) return undefined;
    return { smaller: tree, largest };
  };
}
