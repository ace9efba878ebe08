import { tileSpan } from '../../log/oracle/tiles/tile.ts';
import { addTally, newTally, type Tally } from '../finding/tally.ts';
import type { UnitResult } from '../verify/unit.ts';
import type { PartOfTree } from '../verify/whole-tree.ts';
import { CompactRange } from './compact-range.ts';
import { type PartRange, UNIT_ENTRIES } from './part-range.ts';
import { type PartState, tileName } from './part-state.ts';

/** Takes the results of a part into its state. */
export interface PartProgress {
  readonly part: PartOfTree;
  /** Resolves when all results are in the state. */
  settled(): Promise<void>;
}

/**
 * Results come in any order and are taken in that of their entries, so that a state says up to where all is verified. What
 * lies below a resource that could not be read is left to the next run. `changed` is called after each change.
 */
export function partProgress(state: PartState, range: PartRange, changed: () => void): PartProgress {
  const compact = state.range && new CompactRange(state.range);
  const rest: Tally = newTally();
  /** Nothing is taken from here on. */
  let limit = range.end * UNIT_ENTRIES;
  let last: Promise<void> = Promise.resolve();

  const stopAt = (entry: bigint): void => {
    if (entry < limit) limit = entry;
  };
  const take = (level: number, index: bigint, isProved: boolean, { root, tally }: UnitResult): void => {
    const { start, end } = tileSpan({ level, index });
    // Without the right edge nothing has the root of what may be pruned.
    if (tally.unreadCount > 0 || (root === undefined && state.above.unreadCount > 0)) stopAt(start);
    // The next run verifies what lies behind the limit again, but its root says now what is wrong above it.
    if (root !== undefined && !isProved) state.roots.set(tileName(level, index), root);
    if (end > limit) return;
    addTally(state.tally, tally);
    if (root === undefined) state.range = undefined;
    else if (state.range) {
      compact!.append({ level: 8 * (level + 1), index, hash: root });
      state.range = compact!.nodes;
    }
    state.next = end;
    changed();
  };

  const part: PartOfTree = {
    ...range,
    rest,
    subtree: (level, index, isProved, verified) => {
      last = last.then(async () => take(level, index, isProved, await verified));
      // Who awaits `settled` gets the error.
      last.catch(() => undefined);
    },
    sound: (level, index) => void state.sound.add(tileName(level, index)),
    unread: (level, index) => stopAt(tileSpan({ level, index }).start),
    open: (tile) => void state.open.set(tileName(tile.level, tile.index), tile),
    openEdge: (edge) => {
      state.edge = edge;
    },
  };
  return { part, settled: () => last };
}
