/** Judges one set-up by the whole suite. Loaded from Stryker's sandbox, anew for each mutant, with what it imports. */

import type { Suite } from '../../core/check/suite.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import type { Time } from '../../core/run/time.ts';
import { profilesOf, rulesetsOf } from '../../core/spec/profile.ts';
import type { Target } from '../../core/target/target.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { type Verdict, verdictOf } from '../../core/verdict/verdict.ts';
import { feedSuite } from '../../feed/index.ts';
import { feedTestbeds } from '../../feed/testbed/mutation/testbeds.ts';
import { logSuite } from '../../log/index.ts';
import { logMutationSetUps } from '../../log/testbed/mutation-set-ups.ts';

/** What a set-up came to. */
export interface TestbedResult {
  /** Why the target could not be opened or filled; then nothing was judged. */
  readonly unopened?: string;
  readonly results: readonly CheckResult[];
  readonly verdict: Verdict;
}

/** The suite that is measured: a worker is told by its environment. */
export const SUITE_VARIABLE = 'TOUCHSTONE_MUTATION_SUITE';

/** A suite with its set-ups, as far as they are alike. */
interface Measured {
  readonly suite: Suite<Target>;
  readonly stands: readonly {
    readonly name: string;
    readonly profiles?: readonly string[];
    open(): Promise<{ readonly target: Target & { readonly time: Time }; close(): Promise<void> }>;
  }[];
}

const MEASURED: Readonly<Record<string, Measured>> = {
  log: { suite: logSuite as unknown as Suite<Target>, stands: logMutationSetUps },
  feed: { suite: feedSuite as unknown as Suite<Target>, stands: feedTestbeds },
};

/** The set-ups of a suite, in the order in which they are judged. */
export function testbedNamesOf(suite = process.env[SUITE_VARIABLE] ?? 'log'): readonly string[] {
  return MEASURED[suite]!.stands.map((one) => one.name);
}

/** Judges a set-up by all checks of its rulesets. The name must be one of `standNamesOf`. */
export async function judgeTestbed(name: string, of = process.env[SUITE_VARIABLE] ?? 'log'): Promise<TestbedResult> {
  const { suite, stands: known } = MEASURED[of]!;
  const { open, profiles = Object.keys(profilesOf(suite.name)) } = known.find((one) => one.name === name)!;
  let opened: Awaited<ReturnType<typeof open>>;
  try {
    opened = await open();
  } catch (cause) {
    return { unopened: cause instanceof Error ? cause.message : String(cause), results: [], verdict: 'unreachable' };
  }
  const { target, close } = opened;
  try {
    const chosen = plan(suite, { rulesets: rulesetsOf(suite.name, profiles) });
    const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time, runId: 'mutation' });
    return { results, verdict: verdictOf(results, { strict: false, reached: true, stale: [] }) };
  } finally {
    // What cannot be closed was judged all the same.
    await close().catch(() => undefined);
  }
}
