import type { Check } from '../check/check.ts';
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

/**
 * Runs a plan against a target in the caller's own thread. The checks are judged one after another, unless `atOnce` asks for
 * several at once: then the independent ones come first. The results are in the order of the plan.
 */
export async function runPlan<T extends Target>(plan: Plan<T>, target: T, options: SessionOptions): Promise<RunResult> {
  const session = new Session(plan, target, options);
  const { checks, suite } = plan;
  const isIndependent = (check: Check<T>) => check.kind === 'check' && suite.independent?.(check) === true;
  const independent = options.atOnce ? checks.filter(isIndependent) : [];
  await Promise.all(independent.map((check) => session.judge(check)));
  for (const check of checks) await session.judge(check);
  const results = await session.finish();
  return {
    results: independent.length > 0 ? inOrder(checks, results) : results,
    observed: Object.fromEntries(session.observed),
  };
}

/** The results in the order of the checks; those of other checks follow. */
function inOrder(checks: readonly Pick<Check<never>, 'id'>[], results: readonly CheckResult[]): readonly CheckResult[] {
  const places = new Map<string, number>(checks.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: CheckResult) => places.get(id) ?? places.size;
  return results.toSorted((a, b) => placeOf(a) - placeOf(b));
}
