/** A log that is made to grow: what it served at each size on the way. */
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { TILE_WIDTH } from '../oracle/tile.ts';
import { latestCheckpoint } from './note-premises.ts';
import { ascending } from './sample.ts';
import { look, lookAgain, type Sight } from './sight.ts';
import { soundTree } from './sound.ts';
import { openCheckpoint } from './stages.ts';
import { type Accepted, writer } from './writer.ts';

/** A checkpoint that was asked for while the log grew: when the request went out, and the tree size that came. */
export interface Look {
  readonly at: number;
  readonly size: bigint;
}

/** What was seen while the log grew, first sight first, and what it grew by. */
export interface Grown {
  readonly sights: readonly Sight[];
  readonly accepted: readonly Accepted[];
  readonly looks: readonly Look[];
}

/** How long publication is waited for where no choice says so: then nothing is concluded. */
const PATIENCE_S = 60;
const POLL_MS = 100;
/** How long a size that is worth a look is waited for: a log may as well skip it. */
const SETTLE_S = 3;

/** How many leaves are added at a time, so that the end of a tile is reached exactly and then left by one. */
function stepsTo(count: number, together: number): number[] {
  const before = count - 2;
  const whole = Array.from({ length: Math.floor(before / together) }, () => together);
  return [...whole, ...(before % together > 0 ? [before % together] : []), 1, 1];
}

/** The log, made to cross the end of a tile and to go one further, watched all the while. */
export const grown = premise<LogTarget>()({
  name: 'grown',
  owners: { late: 'log/growth/published#late' },
  async find(log, t): Promise<Grown> {
    const { add, together: most } = await t.use(writer);
    // What is wrong before anything is added is no matter of growth, and would be said again for every size.
    await t.use(soundTree);
    const start = await t.use(latestCheckpoint);
    const count = TILE_WIDTH - Number(start.size % 256n) + 1;
    const left = log.writesLeft?.() ?? count;
    if (left < count)
      t.inconclusive(
        `${count} leaves would have to be added to cross the end of a tile, and --max-writes leaves ${left}`,
      );
    const sights = [await look(log, start, t)];
    const accepted: Accepted[] = [];
    const looks: Look[] = [];
    const peek = async () => {
      const at = t.time.now();
      const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
      if (latest) looks.push({ at, size: latest.size });
      return latest;
    };
    const declared = t.declared('publish-within');
    const steps = stepsTo(count, most);
    for (const [step, together] of steps.entries()) {
      const names = Array.from({ length: together }, (_, i) => `leaf ${accepted.length + i}`);
      accepted.push(...(await Promise.all(names.map(add))));
      await see(log, sights, t, await peek());
      if (step < steps.length - 3 || step === steps.length - 1) continue;
      // The last size before the tile is full, and the one at which it is: what is odd shows there.
      const size = start.size + BigInt(accepted.length);
      const soon = Math.min(Number(declared ?? SETTLE_S), SETTLE_S) * 1000;
      const there = await t.poll(soon, POLL_MS, async () => {
        const latest = await peek();
        return latest && latest.size >= size ? latest : undefined;
      });
      await see(log, sights, t, there);
      if (step === steps.length - 3) for (const sight of sights) await lookAgain(log, sight, size);
    }
    const highest =
      accepted
        .map(({ index }) => index)
        .sort(ascending)
        .at(-1) ?? 0n;
    const seconds = Number(declared ?? PATIENCE_S);
    // Only the checkpoint is asked for while the time runs: what stands behind it is our reading time, not the log's.
    const covered = async () => {
      const latest = await peek();
      return latest && latest.size > highest ? latest : undefined;
    };
    const covering = await t.poll(seconds * 1000, POLL_MS, covered);
    if (covering) {
      await see(log, sights, t, covering);
      return { sights, accepted, looks };
    }
    const expected = `a sound checkpoint that covers index ${highest} within ${seconds} s`;
    const actual = `tree size ${await see(log, sights, t, await peek())} after that time`;
    if (declared !== undefined) t.judge({ reason: 'late', expected, actual, at: 'checkpoint' });
    return t.inconclusive(
      `${expected} was waited for; found ${actual} (--declare publish-within=SECONDS makes this a judgement)`,
    );
  },
});

/** Looks behind a checkpoint when it is a new one; gives the size. A smaller one is stale, which is no growth. */
async function see(
  log: LogTarget,
  sights: Sight[],
  t: Trial<LogTarget, string>,
  next: Checkpoint | undefined,
): Promise<bigint> {
  const latest = sights.at(-1)!;
  if (!next || next.size <= latest.checkpoint.size) return latest.checkpoint.size;
  // What the size before had must still be there while it is not full.
  await lookAgain(log, latest, next.size);
  sights.push(await look(log, next, t));
  return next.size;
}
