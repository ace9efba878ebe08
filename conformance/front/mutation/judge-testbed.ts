/** Judges one set-up by the whole suite. Stryker's sandbox loads this module and its imports again for each mutant. */

import type { Suite } from '../../core/check/suite.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { profilesOf, rulesetsOf } from '../../core/spec/profile.ts';
import type { Target } from '../../core/target/target.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { type Verdict, verdictOf } from '../../core/verdict/verdict.ts';
import { descriptorOf, SUITES } from '../../suites.ts';

/** The result of a set-up. */
export interface TestbedResult {
  /** Why the target could not be opened or filled; then no check was judged. */
  readonly unopened?: string;
  readonly results: readonly CheckResult[];
  readonly verdict: Verdict;
}

/** The environment variable by which a worker gets the name of the measured suite. */
export const SUITE_VARIABLE = 'TOUCHSTONE_MUTATION_SUITE';

/** The name of the measured suite; the first suite unless set. */
const suiteMeasured = (): string => process.env[SUITE_VARIABLE] ?? SUITES[0]!.name;

/** The measured suite with the set-ups of its reference. @throws Error where the suite has no set-ups */
async function measured(name: string) {
  const descriptor = descriptorOf(name);
  const { mutation } = await descriptor.testbed();
  if (!mutation) throw new Error(`the suite ${name} has no set-ups for mutants`);
  return { suite: (await descriptor.suite()) as unknown as Suite<Target>, setUps: mutation.setUps };
}

/** The set-ups of a suite, in the order in which they are judged. */
export async function testbedNamesOf(suite = suiteMeasured()): Promise<readonly string[]> {
  return (await measured(suite)).setUps.map(({ name }) => name);
}

/** Judges a set-up by all checks of its rulesets. The name must be one of `testbedNamesOf`. */
export async function judgeTestbed(name: string, of = suiteMeasured()): Promise<TestbedResult> {
  const { suite, setUps } = await measured(of);
  const { open, profiles = Object.keys(profilesOf(suite.name)) } = setUps.find((setUp) => setUp.name === name)!;
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
    // A target that fails to close was judged nevertheless.
    await close().catch(() => undefined);
  }
}
