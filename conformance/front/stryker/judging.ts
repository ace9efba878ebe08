/** Judges one set-up by the whole suite. Loaded from Stryker's sandbox, anew for each mutant, with what it imports. */
import type { CheckResult } from '../../core/outcome.ts';
import { plan } from '../../core/plan.ts';
import { profilesOf, rulesetsOf } from '../../core/profile.ts';
import { run } from '../../core/run.ts';
import type { Suite } from '../../core/suite.ts';
import type { Target } from '../../core/target.ts';
import type { Time } from '../../core/time.ts';
import { type Verdict, verdictOf } from '../../core/verdict.ts';
import { feedSuite } from '../../feed/index.ts';
import { logSuite } from '../../log/index.ts';
import { feedStands } from './feed-stands.ts';
import { stands } from './stands.ts';

/** What a set-up came to. */
export interface StandResult {
  /** Why the target could not be opened or filled; then nothing was judged. */
  readonly unopened?: string;
  readonly results: readonly CheckResult[];
  readonly verdict: Verdict;
}

/** The suite that is measured: a worker is told by its environment. */
export const SUITE = 'TOUCHSTONE_MUTATION_SUITE';

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
  log: { suite: logSuite as unknown as Suite<Target>, stands },
  feed: { suite: feedSuite as unknown as Suite<Target>, stands: feedStands },
};

/** The set-ups of a suite, in the order in which they are judged. */
export function standNamesOf(suite = process.env[SUITE] ?? 'log'): readonly string[] {
  return MEASURED[suite]!.stands.map((one) => one.name);
}

/** Judges a set-up by all checks of its rulesets. The name must be one of `standNamesOf`. */
export async function judgeStand(name: string, of = process.env[SUITE] ?? 'log'): Promise<StandResult> {
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
    const { results } = await run(chosen, target, { seed: 1n, time: target.time, runId: 'mutation' });
    return { results, verdict: verdictOf(results, { strict: false, reached: true, stale: [] }) };
  } finally {
    // What cannot be closed was judged all the same.
    await close().catch(() => undefined);
  }
}
