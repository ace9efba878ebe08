/** Makes the log grow, and records what it serves at each size. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { firstEmptyEdges } from '../tiles/empty-edges.ts';
import { soundTree } from '../tiles/sound-tree.ts';
import { askEarly } from './early-request.ts';
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
  /** The path of a tile that was requested before it existed. */
  readonly early?: string;
}

const POLL_MS = 100;
/** How long the run waits for a size at the end of a tile, since a log may skip it. */
const SETTLE_S = 3;

/** The number of leaves of each step: first exactly to the end of a tile, then one leaf beyond. */
function stepsOverTileEnd(count: number, batchSize: number): number[] {
  const beforeEnd = count - 2;
  const batches = Array.from({ length: Math.floor(beforeEnd / batchSize) }, () => batchSize);
  return [...batches, ...(beforeEnd % batchSize > 0 ? [beforeEnd % batchSize] : []), 1, 1];
}

/** Makes the log grow one entry beyond the end of a tile, and reads it meanwhile. */
export const logGrowth = premise<LogTarget>()({
  name: 'log-growth',
  reasons: ['late'],
  async find(log, t): Promise<LogGrowth> {
    const { add, batchSize, from } = await t.use(logWriter);
    // A defect of the first tree would appear again at every size.
    await t.use(soundTree);
    const start = await t.use(verifiedCheckpoint);
    // The checks of tiles come after the growth.
    await t.attempt(firstEmptyEdges);
    // CreateEntry was used once already.
    const firstIndex = [from, start.size].sort(ascending).at(-1)!;
    const count = TILE_WIDTH - Number(firstIndex % 256n) + 1;
    const writesLeft = log.writesLeft?.() ?? count;
    if (writesLeft < count)
      t.inconclusive(`${count} leaves are necessary to cross the end of a tile, and --max-writes leaves ${writesLeft}`);
    // It was served whole before the first entry was created.
    const snapshots = [await takeTreeSnapshot(log, start, t, 'served')];
    const accepted: AcceptedLeaf[] = [];
    const observedSizes: ObservedSize[] = [];
    let early: string | undefined;
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
      // Servers often fail at the last size before a full tile and at the size of the full tile, so the run waits for
      // both.
      const size = firstIndex + BigInt(accepted.length);
      const settleMs = Math.min(Number(declared ?? SETTLE_S), SETTLE_S) * 1000;
      const settled = await t.poll(settleMs, POLL_MS, async () => {
        const latest = await readCheckpoint();
        return latest && latest.size >= size ? latest : undefined;
      });
      await addSnapshot(log, snapshots, t, settled);
      if (step !== steps.length - 3) continue;
      for (const snapshot of snapshots) await recheckPartials(log, snapshot, size);
      if (settled?.size === size) early = await askEarly(log, size, t);
    }
    const highest =
      accepted
        .map(({ index }) => index)
        .sort(ascending)
        .at(-1) ?? 0n;
    const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
    // Only the checkpoint is requested within the deadline, since reading the tiles takes time of the run, not of the
    // log.
    const covering = await t.poll(seconds * 1000, POLL_MS, async () => {
      const latest = await readCheckpoint();
      return latest && latest.size > highest ? latest : undefined;
    });
    if (covering) {
      await addSnapshot(log, snapshots, t, covering);
      return { snapshots, accepted, observedSizes, ...(early === undefined ? {} : { early }) };
    }
    const expected = `a sound checkpoint that covers index ${highest} within ${seconds} s`;
    const actual = `tree size ${await addSnapshot(log, snapshots, t, await readCheckpoint())} after that time`;
    if (declared !== undefined) return t.fail({ reason: 'late', expected, actual, at: 'checkpoint' });
    return t.inconclusive(
      `expected ${expected}, found ${actual} (--declare publish-within=SECONDS makes this a judgement)`,
    );
  },
});

/**
 * Takes a snapshot of a checkpoint that is larger than the latest; a smaller one is stale. Returns the largest size.
 */
async function addSnapshot(
  log: LogTarget,
  snapshots: TreeSnapshot[],
  t: Trial<LogTarget, string>,
  next: Checkpoint | undefined,
): Promise<bigint> {
  const latest = snapshots.at(-1)!;
  if (!next || next.size <= latest.checkpoint.size) return latest.checkpoint.size;
  // A partial resource of the latest size must be served until the full one exists.
  await recheckPartials(log, latest, next.size);
  snapshots.push(await takeTreeSnapshot(log, next, t));
  return next.size;
}
