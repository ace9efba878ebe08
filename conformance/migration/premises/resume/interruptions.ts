/** Runs that are killed, and the same command after each (spec/migration/durable-deploy.md, "Resuming"). */
import type { Defect } from '../../../core/check/defect.ts';
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

/** A chain without contracts, which is reverted after each run. */
export const unmigratedChain = premise<MigrationTarget>()({
  name: 'unmigrated-chain',
  inTurn: true,
  find: async (tool, t) => {
    await t.use(unforcedBase);
    return RevertibleChain.of(tool, await newStage(t, tool));
  },
});

/** A run that was killed before its first transaction was sent, and the runs after it. */
interface ResumedAfterKill extends InterruptedRun {
  /** The run with `restart`, if the same command failed: if it succeeds, no lock stopped the command. */
  readonly restarted?: ScenarioRun;
}

/** A lock of a killed run that stops every later run. */
export function keptLockDefect({ resumed, restarted }: ResumedAfterKill): Defect<'kept'> | undefined {
  if (succeeded(resumed.run) || (restarted && succeeded(restarted.run))) return undefined;
  const expected = 'a run that succeeds after a killed one, with the same command or with `restart`';
  const restart = restarted ? `; with \`restart\`: ${runSummary(restarted.run)}` : '';
  return { reason: 'kept', expected, actual: `${runSummary(resumed.run)}${restart}` };
}

export const resumedAfterKill = premise<MigrationTarget>()({
  name: 'resumed-after-kill',
  reasons: ['kept'],
  find: async (tool, t): Promise<ResumedAfterKill> => {
    const { way, base } = await t.use(unforcedBase);
    await t.use(finishedDao);
    const interrupted = await interruptRun(tool, base, way, { step: 'dao', k: 1, moment: 'before' });
    if (!interrupted)
      return t.inconclusive('a DAO migration ended although it was to be killed at its first transaction');
    const { resumed } = interrupted;
    if (succeeded(resumed.run)) return interrupted;
    const restarted = await runUnforcedStep(tool, base, way, { step: 'dao', options: { restart: true } }, resumed.at);
    t.judge(keptLockDefect({ ...interrupted, restarted }), restarted.run);
    return { ...interrupted, restarted };
  },
});

/** A resumed run that fails, or does not write its part of the result. */
export function resumptionDefect({ point, resumed }: InterruptedRun): Defect<'failed' | 'missing'> | undefined {
  const [expected, at] = ['the same command finishes what was interrupted', killPointText(point)];
  if (!succeeded(resumed.run)) return { reason: 'failed', expected, actual: runSummary(resumed.run), at };
  if (resumed.result?.result[point.step]) return undefined;
  return { reason: 'missing', expected, actual: resumed.file?.slice(0, 300) ?? 'no such file', at };
}

/** Interrupted runs, and an uninterrupted run of each step. */
export interface InterruptedRuns {
  readonly runs: readonly InterruptedRun[];
  /** The number of points at which a run can be killed. */
  readonly pointCount: number;
  readonly whole: Readonly<Record<KillPoint['step'], ScenarioRun>>;
}

export const interruptions = premise<MigrationTarget>()({
  name: 'interruptions',
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<InterruptedRuns> => {
    const { way, base, first } = await t.use(unforcedBase);
    const { first: dao, minting } = await t.use(finishedDao);
    const whole = { base: first, dao };
    const runs: InterruptedRun[] = [await t.use(resumedAfterKill)];
    const [ofBase, ofDao] = [first, whole.dao].map(({ record }) => record.transactions.length) as [number, number];
    for (const point of chosenKillPoints(ofBase, ofDao, t.random, minting)) {
      const on = point.step === 'base' ? await t.use(unmigratedChain) : base;
      const interrupted = await interruptRun(tool, on, way, point);
      if (interrupted) runs.push(interrupted);
    }
    for (const interrupted of runs) t.judge(resumptionDefect(interrupted), interrupted.resumed.run);
    return { runs, pointCount: 3 * (ofBase + ofDao), whole };
  },
});

/**
 * A random transaction for each moment, and the last one. A transaction that is mined but not answered is the most likely to
 * be sent twice, and a second minting can be seen on the chain: that point is chosen among the transactions that mint
 * (`minting`).
 */
export function chosenKillPoints(
  ofBase: number,
  ofDao: number,
  random: Random,
  minting: readonly number[] = [],
): readonly KillPoint[] {
  const any = (count: number) => 1 + random.below(Math.max(1, count));
  return [
    { step: 'base', k: any(ofBase), moment: 'mined' },
    { step: 'dao', k: any(ofDao), moment: 'before' },
    { step: 'dao', k: minting.length > 0 ? minting[random.below(minting.length)]! : any(ofDao), moment: 'mined' },
    { step: 'dao', k: Math.max(1, ofDao), moment: 'answered' },
  ];
}
