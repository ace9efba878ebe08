/**
 * What a run shows that was cut off because it took long. A tool on a slow machine takes long too, so by itself it shows
 * nothing: it is held against the tool only where it is seen to hang.
 */
import { type MigrationTarget, type Run, type Step, succeeded } from '../core/migration-target.ts';
import type { RpcRecord } from '../core/stage.ts';
import type { Evidence } from '../core/trial.ts';

/** How many times as long as what has ended a run may take before it hangs. */
export const TIMES = 3;

/** The longest that migrations of a tool took, which did what they were to do. */
const longest = new WeakMap<MigrationTarget, Map<Step, number>>();

/**
 * The run as evidence. One that was cut off hangs where the same tool, on the same machine, did as much in a third of the
 * time, and where no transaction of it got through in the second half.
 */
export function weighed(
  tool: MigrationTarget,
  step: Step,
  run: Run,
  record: Pick<RpcRecord, 'calls' | 'transactions'>,
): Run {
  if (succeeded(run)) {
    const known = longest.get(tool) ?? new Map<Step, number>();
    longest.set(tool, known.set(step, Math.max(run.durationMs, known.get(step) ?? 0)));
    return run;
  }
  const usual = usualMs(tool, step);
  return usual !== undefined && run.durationMs >= usual * TIMES && stands(run, record) ? hanging(run) : run;
}

/** The step that the arguments of a command take. */
export const stepIn = (args: readonly string[]): Step => STEPS.find((step) => args.includes(step)) ?? 'all';
const STEPS = ['base', 'dao'] as const;

/** Whether it gets no further: no transaction of it got through in the second half. */
export function stands(
  { durationMs }: Run,
  { calls, transactions }: Pick<RpcRecord, 'calls' | 'transactions'>,
): boolean {
  const failed = new Set(transactions.flatMap(({ k, failed }) => (failed ? [k] : [])));
  return !calls.some(
    ({ k, error, atMs }) => k !== undefined && error === undefined && !failed.has(k) && atMs > durationMs / 2,
  );
}

/** The same run, which is known to hang: what it lacks is held against it. */
export const hanging = ({ unfinished: _, ...run }: Run): Run => run;

/** What was seen in a run is seen, whether or not it would have come to its end. */
export const seenIn = ({ exchange }: Run): Evidence => ({ exchange });

/** How long a step takes, by what is known of it, or else of others. */
export function usualMs(tool: MigrationTarget, step: Step): number | undefined {
  const known = longest.get(tool);
  if (!known) return undefined;
  const others = [...known.values()];
  return known.get(step) ?? (step === 'all' ? others.reduce((sum, one) => sum + one) : Math.max(...others));
}
