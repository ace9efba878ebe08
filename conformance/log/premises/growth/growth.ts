/** A log that is made to grow: what it served at each size on the way. */

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

/** A checkpoint that was asked for while the log grew: when the request went out, and the tree size that came. */
export interface ObservedSize {
  readonly at: number;
  readonly size: bigint;
}

/** What was seen while the log grew, first sight first, and what it grew by. */
export interface LogGrowth {
  readonly sights: readonly TreeSnapshot[];
  readonly accepted: readonly AcceptedLeaf[];
  readonly looks: readonly ObservedSize[];
}

const POLL_MS = 100;
/** How long a size that is worth a look is waited for: a log may as well skip it. */
const SETTLE_S = 3;

/** How many leaves are added at a time, so that the end of a tile is reached exactly and then left by one. */
function stepsOverTileEnd(count: number, together: number): number[] {
  const before = count - 2;
  const whole = Array.from({ length: Math.floor(before / together) }, () => together);
  return [...whole, ...(before % together > 0 ? [before % together] : []), 1, 1];
}

/** The log, made to cross the end of a tile and to go one further, watched all the while. */
export const logGrowth = premise<LogTarget>()({
  name: 'grown',
  reasons: ['late'],
  async find(log, t): Promise<LogGrowth> {
    const { add, together: most } = await t.use(logWriter);
    // What is wrong before anything is added is no matter of growth, and would be said again for every size.
    await t.use(soundTree);
    const start = await t.use(verifiedCheckpoint);
    const count = TILE_WIDTH - Number(start.size % 256n) + 1;
    const left = log.writesLeft?.() ?? count;
    if (left < count)
      t.inconclusive(
        `${count} leaves would have to be added to cross the end of a tile, and --max-writes leaves ${left}`,
      );
    const sights = [await takeTreeSnapshot(log, start, t)];
    const accepted: AcceptedLeaf[] = [];
    const looks: ObservedSize[] = [];
    const peek = async () => {
      const at = t.time.now();
      const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      if (latest) looks.push({ at, size: latest.size });
      return latest;
    };
    const declared = t.declared('publish-within');
    const steps = stepsOverTileEnd(count, most);
    for (const [step, together] of steps.entries()) {
      const names = Array.from({ length: together }, (_, i) => `leaf ${accepted.length + i}`);
      accepted.push(...(await Promise.all(names.map(add))));
      await addSnapshot(log, sights, t, await peek());
      if (step < steps.length - 3 || step === steps.length - 1) continue;
      // The last size before the tile is full, and the one at which it is: what is odd shows there.
      const size = start.size + BigInt(accepted.length);
      const soon = Math.min(Number(declared ?? SETTLE_S), SETTLE_S) * 1000;
      const there = await t.poll(soon, POLL_MS, async () => {
        const latest = await peek();
        return latest && latest.size >= size ? latest : undefined;
      });
      await addSnapshot(log, sights, t, there);
      if (step === steps.length - 3) for (const sight of sights) await recheckPartials(log, sight, size);
    }
    const highest =
      accepted
        .map(({ index }) => index)
        .sort(ascending)
        .at(-1) ?? 0n;
    const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
    // Only the checkpoint is asked for while the time runs: what stands behind it is our reading time, not the log's.
    const covered = async () => {
      const latest = await peek();
      return latest && latest.size > highest ? latest : undefined;
    };
    const covering = await t.poll(seconds * 1000, POLL_MS, covered);
    if (covering) {
      await addSnapshot(log, sights, t, covering);
      return { sights, accepted, looks };
    }
    const expected = `a sound checkpoint that covers index ${highest} within ${seconds} s`;
    const actual = `tree size ${await addSnapshot(log, sights, t, await peek())} after that time`;
    if (declared !== undefined) t.judge({ reason: 'late', expected, actual, at: 'checkpoint' });
    return t.inconclusive(
      `${expected} was waited for; found ${actual} (--declare publish-within=SECONDS makes this a judgement)`,
    );
  },
});

/** Looks behind a checkpoint when it is a new one; gives the size. A smaller one is stale, which is no growth. */
async function addSnapshot(
  log: LogTarget,
  sights: TreeSnapshot[],
  t: Trial<LogTarget, string>,
  next: Checkpoint | undefined,
): Promise<bigint> {
  const latest = sights.at(-1)!;
  if (!next || next.size <= latest.checkpoint.size) return latest.checkpoint.size;
  // What the size before had must still be there while it is not full.
  await recheckPartials(log, latest, next.size);
  sights.push(await takeTreeSnapshot(log, next, t));
  return next.size;
}
