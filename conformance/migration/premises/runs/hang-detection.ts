/**
 * Runs on a slow machine. A correct tool takes long there as well, so a run that was cut off by its time limit is evidence
 * only if the tool hangs; and a correct tool gives up on our chain where that answers too late.
 */

import type { Evidence } from '../../../core/check/trial.ts';
import { type RunState, runSlot } from '../../../core/run/run-state.ts';
import type { MigrationStep } from '../../target/migration-options.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { MigrationStage, RecordedRpc } from '../../target/stage.ts';

/** A run hangs if it takes this many times as long as one that ended. */
export const HANG_FACTOR = 3;

/** The longest durations of successful runs, by their step. */
const longestRuns = runSlot(() => new Map<MigrationStep, number>());

/**
 * The run as evidence. A run that was cut off hangs if the same tool did as much in a third of the time, without the time in
 * which the run waited for a processor, and if no transaction of the run succeeded in its second half.
 */
export function hangDetection(
  state: RunState,
  step: MigrationStep,
  ran: Run,
  record: Pick<RecordedRpc, 'calls' | 'transactions' | 'late'>,
  stage?: Pick<MigrationStage, 'minesAlone'>,
): Run {
  const run: Run = stage?.minesAlone === false && awaitsBlocks(ran, record) ? { ...ran, awaitsBlocks: true } : ran;
  if (succeeded(run)) {
    const longest = state.of(longestRuns);
    longest.set(step, Math.max(run.durationMs, longest.get(step) ?? 0));
    return run;
  }
  if (run.ended.by !== 'limit' && record.late) return { ...run, unfinished: lateChainText(record.late) };
  const patienceMs = hangPatienceMs(state, step);
  const hadMs = run.durationMs - (run.starvedMs ?? 0);
  return patienceMs !== undefined && hadMs >= patienceMs && isStalled(run, record) ? asHanging(run) : run;
}

function lateChainText({ method, tookMs }: NonNullable<RecordedRpc['late']>): string {
  const took = tookMs === undefined ? 'gave no answer' : `took ${Math.round(tookMs / 1000)} s for its answer`;
  return `a run failed after our own chain ${took} to ${method}: this machine is too busy to judge it; run it again with less beside it`;
}

/** Requests by which programs look for new blocks. */
const BLOCK_REQUESTS = /^eth_(blockNumber|getBlockByNumber|newBlockFilter|getFilterChanges|subscribe)$/;
/** A program may look at the block once before its next transaction. */
const LEAST_REQUESTS = 3;

/** Whether a run was cut off while it waited for further blocks after a transaction. */
function awaitsBlocks({ ended }: Run, { calls }: Pick<RecordedRpc, 'calls'>): boolean {
  if (ended.by !== 'limit' || ended.limit !== 'time') return false;
  const last = calls.findLastIndex(({ k }) => k !== undefined);
  return last >= 0 && calls.slice(last).filter(({ method }) => BLOCK_REQUESTS.test(method)).length >= LEAST_REQUESTS;
}

/** The step that a command with these arguments migrates. */
export const stepOfArguments = (args: readonly string[]): MigrationStep =>
  COMMAND_STEPS.find((step) => args.includes(step)) ?? 'all';
const COMMAND_STEPS = ['base', 'dao'] as const;

/** Whether a run makes no progress: no transaction succeeded in its second half. */
export function isStalled(
  { durationMs }: Run,
  { calls, transactions }: Pick<RecordedRpc, 'calls' | 'transactions'>,
): boolean {
  const failed = new Set(transactions.flatMap(({ k, failed }) => (failed ? [k] : [])));
  return !calls.some(
    ({ k, error, atMs }) => k !== undefined && error === undefined && !failed.has(k) && atMs > durationMs / 2,
  );
}

/** The same run as evidence that it hangs. */
export const asHanging = ({ unfinished: _, ...run }: Run): Run => run;

/** A run as evidence of its actions, even if it was cut off. */
export const evidenceOf = ({ exchange }: Run): Evidence => ({ exchange });

/** How long a run of a step may take before it hangs, if nothing happens; undefined while no run has succeeded. */
export function hangPatienceMs(state: RunState, step: MigrationStep): number | undefined {
  const usual = usualDurationMs(state, step);
  // The usual run may have been alone, and this one had others beside it.
  return usual === undefined ? undefined : usual * HANG_FACTOR * state.slowdown;
}

/** The usual duration of a step, by earlier runs of it or of other steps. */
function usualDurationMs(state: RunState, step: MigrationStep): number | undefined {
  const longest = state.of(longestRuns);
  if (longest.size === 0) return undefined;
  const durations = [...longest.values()];
  return longest.get(step) ?? (step === 'all' ? durations.reduce((sum, ms) => sum + ms) : Math.max(...durations));
}
