/** Runs that were killed, and the same command after each. */
import { premise } from '../../../core/check/premise.ts';
import type { Random } from '../../../core/run/random.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { finishedDao } from '../rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../rerun/unforced-base.ts';
import { RevertibleChain } from '../runs/revertible-chain.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { type InterruptedRun, interruptRun, type KillPoint, killPointText } from './killed-run.ts';

/** A chain on which nothing was migrated, again and again. */
export const unmigratedChain = premise<MigrationTarget>()({
  name: 'bare-chain',
  find: async (tool, t) => {
    await t.use(unforcedBase);
    return RevertibleChain.of(tool, await newStage(tool));
  },
});

/** A run that was killed before its first transaction got anywhere, and what runs after it. */
export const resumedAfterKill = premise<MigrationTarget>()({
  name: 'after-kill',
  reasons: ['kept'],
  find: async (tool, t): Promise<InterruptedRun> => {
    const { way, base } = await t.use(unforcedBase);
    await t.use(finishedDao);
    const one = await interruptRun(tool, base, way, { step: 'dao', k: 1, moment: 'before' });
    if (!one) return t.inconclusive('a DAO migration ended although it was to be killed at its first transaction');
    if (succeeded(one.resumed.run)) return one;
    // Where that which begins anew goes, it was no lock that kept the other.
    const anew = await runUnforcedStep(tool, base, way, { step: 'dao', options: { restart: true } }, one.resumed.at);
    const defect = {
      reason: 'kept' as const,
      expected: 'a run that goes on after one that was killed, as it was or with `restart`',
      actual: `${runSummary(one.resumed.run)}; with \`restart\`: ${runSummary(anew.run)}`,
    };
    if (!succeeded(anew.run)) t.judge(defect, anew.run);
    return one;
  },
});

/** All that was interrupted, and what an uninterrupted run is like, by its step. */
export interface InterruptedRuns {
  readonly all: readonly InterruptedRun[];
  /** How many points there are. */
  readonly of: number;
  readonly whole: Readonly<Record<KillPoint['step'], ScenarioRun>>;
}

export const interruptions = premise<MigrationTarget>()({
  name: 'interruptions',
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<InterruptedRuns> => {
    const { way, base, first } = await t.use(unforcedBase);
    const { first: dao, giving } = await t.use(finishedDao);
    const whole = { base: first, dao };
    const all: InterruptedRun[] = [await t.use(resumedAfterKill)];
    const [ofBase, ofDao] = [first, whole.dao].map(({ record }) => record.transactions.length) as [number, number];
    for (const point of chosenKillPoints(ofBase, ofDao, t.random, giving)) {
      const on = point.step === 'base' ? await t.use(unmigratedChain) : base;
      const one = await interruptRun(tool, on, way, point);
      if (one) all.push(one);
    }
    for (const { point, resumed } of all) {
      const defect = { expected: 'the same command finishes what was interrupted', at: killPointText(point) };
      if (!succeeded(resumed.run))
        t.judge({ reason: 'failed', ...defect, actual: runSummary(resumed.run) }, resumed.run);
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
export function chosenKillPoints(
  ofBase: number,
  ofDao: number,
  random: Random,
  giving: readonly number[] = [],
): readonly KillPoint[] {
  const any = (count: number) => 1 + random.below(Math.max(1, count));
  return [
    { step: 'base', k: any(ofBase), moment: 'mined' },
    { step: 'dao', k: any(ofDao), moment: 'before' },
    { step: 'dao', k: giving.length > 0 ? giving[random.below(giving.length)]! : any(ofDao), moment: 'mined' },
    { step: 'dao', k: Math.max(1, ofDao), moment: 'answered' },
  ];
}
