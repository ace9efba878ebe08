/** A log that is made to grow, and what it served at each size on the way. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { soundTree } from '../tiles/sound-tree.ts';
import { recheckPartials, type TreeSnapshot, takeTreeSnapshot } from './tree-snapshot.ts';
import { type AcceptedLeaf, logWriter } from './writer.ts';

/** A checkpoint that was requested while the log grew: when the request was sent, and the tree size in the answer. */
export interface ObservedSize {
  readonly at: number;
  readonly size: bigint;
}

export interface LogGrowth {
  /** One for each size that was observed, smallest first. */
  readonly snapshots: readonly TreeSnapshot[];
  readonly accepted: readonly AcceptedLeaf[];
  readonly observedSizes: readonly ObservedSize[];
}

const POLL_MS = 100;
/** How long we wait for a size at the end of a tile: a log may skip it. */
const SETTLE_S = 3;

/** How many leaves are added at each step, so that the end of a tile is reached exactly and then crossed by one. */
function stepsOverTileEnd(count: number, batchSize: number): number[] {
  const beforeEnd = count - 2;
  const batches = Array.from({ length: Math.floor(beforeEnd / batchSize) }, () => batchSize);
  return [...batches, ...(beforeEnd % batchSize > 0 ? [beforeEnd % batchSize] : []), 1, 1];
}

/** The log, made to cross the end of a tile by one entry, and read all the while. */
export const logGrowth = premise<LogTarget>()({
  name: 'log-growth',
  reasons: ['late'],
  async find(log, t): Promise<LogGrowth> {
    const { add, batchSize } = await t.use(logWriter);
    // A defect that is there before anything is added would be found again at every size.
    await t.use(soundTree);
    const start = await t.use(verifiedCheckpoint);
    const count = TILE_WIDTH - Number(start.size % 256n) + 1;
    const left = log.writesLeft?.() ?? count;
    if (left < count)
      t.inconclusive(
        `${count} leaves would have to be added to cross the end of a tile, and --max-writes leaves ${left}`,
      );
    const snapshots = [await takeTreeSnapshot(log, start, t)];
    const accepted: AcceptedLeaf[] = [];
    const observedSizes: ObservedSize[] = [];
    const readCheckpoint = async () => {
      const at = t.time.now();
      const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      if (latest) observedSizes.push({ at, size: latest.size });
      return latest;
    };
    const declared = t.declared('publish-within');
    const steps = stepsOverTileEnd(count, batchSize);
    for (const [step, leaves] of steps.entries()) {
      const names = Array.from({ length: leaves }, (_, i) => `leaf ${accepted.length + i}`);
      accepted.push(...(await Promise.all(names.map(add))));
      await addSnapshot(log, snapshots, t, await readCheckpoint());
      if (step < steps.length - 3 || step === steps.length - 1) continue;
      // Servers fail at the last size before the tile is full, and at the one where it is: these two are waited for.
      const size = start.size + BigInt(accepted.length);
      const settleMs = Math.min(Number(declared ?? SETTLE_S), SETTLE_S) * 1000;
      const settled = await t.poll(settleMs, POLL_MS, async () => {
        const latest = await readCheckpoint();
        return latest && latest.size >= size ? latest : undefined;
      });
      await addSnapshot(log, snapshots, t, settled);
      if (step === steps.length - 3) for (const snapshot of snapshots) await recheckPartials(log, snapshot, size);
    }
    const highest =
      accepted
        .map(({ index }) => index)
        .sort(ascending)
        .at(-1) ?? 0n;
    const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
    // Only the checkpoint is requested while the time runs: reading the tiles behind it takes our time, not the log's.
    const covering = await t.poll(seconds * 1000, POLL_MS, async () => {
      const latest = await readCheckpoint();
      return latest && latest.size > highest ? latest : undefined;
    });
    if (covering) {
      await addSnapshot(log, snapshots, t, covering);
      return { snapshots, accepted, observedSizes };
    }
    const expected = `a sound checkpoint that covers index ${highest} within ${seconds} s`;
    const actual = `tree size ${await addSnapshot(log, snapshots, t, await readCheckpoint())} after that time`;
    if (declared !== undefined) return t.fail({ reason: 'late', expected, actual, at: 'checkpoint' });
    return t.inconclusive(
      `${expected} was waited for; found ${actual} (--declare publish-within=SECONDS makes this a judgement)`,
    );
  },
});

/** Takes a snapshot where a checkpoint is larger than the latest one; a smaller one is stale. Gives the largest size. */
async function addSnapshot(
  log: LogTarget,
  snapshots: TreeSnapshot[],
  t: Trial<LogTarget, string>,
  next: Checkpoint | undefined,
): Promise<bigint> {
  const latest = snapshots.at(-1)!;
  if (!next || next.size <= latest.checkpoint.size) return latest.checkpoint.size;
  // A partial resource of the latest size must still be there as long as it is not full.
  await recheckPartials(log, latest, next.size);
  snapshots.push(await takeTreeSnapshot(log, next, t));
  return next.size;
}
