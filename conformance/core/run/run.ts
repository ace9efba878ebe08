import type { ChoiceName } from '../spec/choice.ts';
import type { Target } from '../target/target.ts';
import type { Moment } from '../verdict/moment.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import type { Plan } from './plan.ts';
import { Session, type SessionOptions } from './session.ts';

/** The results of a run. */
export interface RunResult {
  readonly results: readonly CheckResult[];
  /** The option that the target took for each choice that the run observed. */
  readonly observed: Readonly<Partial<Record<ChoiceName, string>>>;
  /** What happened in the target while it was judged; absent where nothing listened. */
  readonly moments?: readonly Moment[];
}

/** Runs a plan against a target in the caller's own thread. */
export async function runPlan<T extends Target>(plan: Plan<T>, target: T, options: SessionOptions): Promise<RunResult> {
  const session = new Session(plan, target, options);
  for (const check of plan.checks) await session.judge(check);
  const results = await session.finish();
  return { results, observed: Object.fromEntries(session.observed) };
}
