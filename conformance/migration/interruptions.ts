/** Runs that were killed, and the same command after each. */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Random } from '../core/random.ts';
import { type Interruption, interrupt, type Point, sayPoint } from './interrupted.ts';
import { KeptChain } from './kept-chain.ts';
import { newStage, type Scene, sayRun } from './play.ts';
import { finished, step, unforced } from './unforced.ts';

/** A chain on which nothing was migrated, again and again. */
export const bareChain = premise<MigrationTarget>()({
  name: 'bare-chain',
  owners: {},
  find: async (tool, t) => {
    await t.use(unforced);
    return KeptChain.of(tool, await newStage(tool));
  },
});

/** A run that was killed before its first transaction got anywhere, and what runs after it. */
export const afterKill = premise<MigrationTarget>()({
  name: 'after-kill',
  owners: { kept: 'migration/locks/released#kept' },
  find: async (tool, t): Promise<Interruption> => {
    const { way, base } = await t.use(unforced);
    await t.use(finished);
    const one = await interrupt(tool, base, way, { step: 'dao', k: 1, moment: 'before' });
    if (!one) return t.inconclusive('a DAO migration ended although it was to be killed at its first transaction');
    if (succeeded(one.resumed.run)) return one;
    // Where that which begins anew goes, it was no lock that kept the other.
    const anew = await step(tool, base, way, { step: 'dao', options: { restart: true } }, one.resumed.at);
    const defect = {
      reason: 'kept' as const,
      expected: 'a run that goes on after one that was killed, as it was or with `restart`',
      actual: `${sayRun(one.resumed.run)}; with \`restart\`: ${sayRun(anew.run)}`,
    };
    if (!succeeded(anew.run)) t.judge(defect, anew.run);
    return one;
  },
});

/** All that was interrupted, and what an uninterrupted run is like, by its step. */
export interface Interruptions {
  readonly all: readonly Interruption[];
  /** How many points there are. */
  readonly of: number;
  readonly whole: Readonly<Record<Point['step'], Scene>>;
}

export const interruptions = premise<MigrationTarget>()({
  name: 'interruptions',
  owners: { failed: 'migration/resume/finishes#failed', missing: 'migration/resume/finishes#missing' },
  find: async (tool, t): Promise<Interruptions> => {
    const { way, base, first } = await t.use(unforced);
    const { first: dao, giving } = await t.use(finished);
    const whole = { base: first, dao };
    const all: Interruption[] = [await t.use(afterKill)];
    const [ofBase, ofDao] = [first, whole.dao].map(({ record }) => record.transactions.length) as [number, number];
    for (const point of chosenPoints(ofBase, ofDao, t.random, giving)) {
      const on = point.step === 'base' ? await t.use(bareChain) : base;
      const one = await interrupt(tool, on, way, point);
      if (one) all.push(one);
    }
    for (const { point, resumed } of all) {
      const defect = { expected: 'the same command finishes what was interrupted', at: sayPoint(point) };
      if (!succeeded(resumed.run)) t.judge({ reason: 'failed', ...defect, actual: sayRun(resumed.run) }, resumed.run);
      const actual = resumed.file?.slice(0, 300) ?? 'no such file';
      if (!resumed.result?.result[point.step]) t.judge({ reason: 'missing', ...defect, actual }, resumed.run);
    }
    return { all, of: 3 * (ofBase + ofDao), whole };
  },
});

/**
 * One of each moment, by chance among all transactions, and the end. What is mined and not known to be is done twice most
 * easily, and is seen to be where it gives somebody something: there it is by chance among those, `giving`.
 */
export function chosenPoints(
  ofBase: number,
  ofDao: number,
  random: Random,
  giving: readonly number[] = [],
): readonly Point[] {
  const any = (count: number) => 1 + random.below(Math.max(1, count));
  return [
    { step: 'base', k: any(ofBase), moment: 'mined' },
    { step: 'dao', k: any(ofDao), moment: 'before' },
    { step: 'dao', k: giving.length > 0 ? giving[random.below(giving.length)]! : any(ofDao), moment: 'mined' },
    { step: 'dao', k: Math.max(1, ofDao), moment: 'answered' },
  ];
}
