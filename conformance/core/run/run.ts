import type { Check } from '../check/check.ts';
import type { ChoiceName } from '../spec/choice.ts';
import type { Target } from '../target/target.ts';
import type { Moment } from '../verdict/moment.ts';
import type { CheckResult, Outcome } from '../verdict/outcome.ts';
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
 * several at once: then the independent ones come first. What did not pass is judged again alone where `atOnce` says so, since a
 * correct tool may be unable to run twice at the same time. The results are in the order of the plan.
 */
export async function runPlan<T extends Target>(plan: Plan<T>, target: T, options: SessionOptions): Promise<RunResult> {
  const { checks, suite } = plan;
  const isIndependent = (check: Check<T>) => check.kind === 'check' && suite.independent?.(check) === true;
  const independent = options.atOnce ? checks.filter(isIndependent) : [];
  const first = await judgeAll(plan, target, options, independent);
  if (independent.length === 0) return first;
  const { atOnce, signal, ...alone } = options;
  const doubtful = atOnce?.confirms && !signal?.aborted ? doubtfulChecks(plan, first.results) : [];
  const second =
    doubtful.length > 0
      ? await judgeAll({ ...plan, checks: doubtful }, target, { ...alone, ...(signal && { signal }) })
      : undefined;
  // What the end of the budget left open stays as it was.
  const confirmed = (second?.results ?? []).filter(({ outcome }) => !(signal?.aborted && outcome === 'inconclusive'));
  const results = new Map([...first.results, ...confirmed].map((result) => [result.id, result]));
  return { results: inOrder(checks, [...results.values()]), observed: { ...first.observed, ...second?.observed } };
}

async function judgeAll<T extends Target>(
  plan: Plan<T>,
  target: T,
  options: SessionOptions,
  independent: readonly Check<T>[] = [],
): Promise<RunResult> {
  const session = new Session(plan, target, options);
  await Promise.all(independent.map((check) => session.judge(check)));
  for (const check of plan.checks) await session.judge(check);
  return { results: await session.finish(), observed: Object.fromEntries(session.observed) };
}

/** Outcomes that say nothing against a target that was judged by several checks at once. */
const DOUBTFUL: ReadonlySet<Outcome> = new Set(['fail', 'error', 'inconclusive', 'blocked']);

function doubtfulChecks<T extends Target>({ checks }: Plan<T>, results: readonly CheckResult[]): readonly Check<T>[] {
  const doubtful = new Set(results.filter(({ outcome }) => DOUBTFUL.has(outcome)).map(({ id }) => id));
  return checks.filter((check) => check.kind === 'check' && doubtful.has(check.id));
}

/** The results in the order of the checks; those of other checks follow. */
function inOrder(checks: readonly Pick<Check<never>, 'id'>[], results: readonly CheckResult[]): readonly CheckResult[] {
  const places = new Map<string, number>(checks.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: CheckResult) => places.get(id) ?? places.size;
  return results.toSorted((a, b) => placeOf(a) - placeOf(b));
}
