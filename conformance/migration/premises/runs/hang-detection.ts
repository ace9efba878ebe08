/**
 * What a run shows that was cut off because it took long. A tool on a slow machine takes long too, so by itself it shows
 * nothing: it is held against the tool only where it is seen to hang.
 */

import type { Evidence } from '../../../core/check/trial.ts';
import type { MigrationStep } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { RecordedRpc } from '../../target/stage.ts';

/** How many times as long as what has ended a run may take before it hangs. */
export const HANG_FACTOR = 3;

/** The longest that migrations of a tool took, which did what they were to do. */
const longestRuns = new WeakMap<MigrationTarget, Map<MigrationStep, number>>();

/**
 * The run as evidence. One that was cut off hangs where the same tool, on the same machine, did as much in a third of the
 * time, and where no transaction of it got through in the second half.
 */
export function hangDetection(
  tool: MigrationTarget,
  step: MigrationStep,
  run: Run,
  record: Pick<RecordedRpc, 'calls' | 'transactions'>,
): Run {
  if (succeeded(run)) {
    const known = longestRuns.get(tool) ?? new Map<MigrationStep, number>();
    longestRuns.set(tool, known.set(step, Math.max(run.durationMs, known.get(step) ?? 0)));
    return run;
  }
  const usual = usualDurationMs(tool, step);
  return usual !== undefined && run.durationMs >= usual * HANG_FACTOR && isStalled(run, record) ? asHanging(run) : run;
}

/** The step that the arguments of a command take. */
export const stepOfArguments = (args: readonly string[]): MigrationStep =>
  COMMAND_STEPS.find((step) => args.includes(step)) ?? 'all';
const COMMAND_STEPS = ['base', 'dao'] as const;

/** Whether it gets no further: no transaction of it got through in the second half. */
export function isStalled(
  { durationMs }: Run,
  { calls, transactions }: Pick<RecordedRpc, 'calls' | 'transactions'>,
): boolean {
  const failed = new Set(transactions.flatMap(({ k, failed }) => (failed ? [k] : [])));
  return !calls.some(
    ({ k, error, atMs }) => k !== undefined && error === undefined && !failed.has(k) && atMs > durationMs / 2,
  );
}

/** The same run, which is known to hang: what it lacks is held against it. */
export const asHanging = ({ unfinished: _, ...run }: Run): Run => run;

/** What was seen in a run is seen, whether or not it would have come to its end. */
export const evidenceOf = ({ exchange }: Run): Evidence => ({ exchange });

/** How long a step takes, by what is known of it, or else of others. */
export function usualDurationMs(tool: MigrationTarget, step: MigrationStep): number | undefined {
  const known = longestRuns.get(tool);
  if (!known) return undefined;
  const others = [...known.values()];
  return known.get(step) ?? (step === 'all' ? others.reduce((sum, one) => sum + one) : Math.max(...others));
}
