/** Judges one set-up by the whole suite. Loaded from Stryker's sandbox, anew for each mutant, with what it imports. */
import type { CheckResult } from '../../core/outcome.ts';
import { plan } from '../../core/plan.ts';
import { profilesOf, rulesetsOf } from '../../core/profile.ts';
import { run } from '../../core/run.ts';
import { type Verdict, verdictOf } from '../../core/verdict.ts';
import { logSuite } from '../../log/index.ts';
import { stands } from './stands.ts';

/** What a set-up came to. */
export interface StandResult {
  /** Why the log could not be opened or filled; then nothing was judged. */
  readonly unopened?: string;
  readonly results: readonly CheckResult[];
  readonly verdict: Verdict;
}

/** The set-ups, in the order in which they are judged. */
export const standNames: readonly string[] = stands.map((one) => one.name);

/** Judges a set-up by all checks of all rulesets. The name must be one of `standNames`. */
export async function judgeStand(name: string): Promise<StandResult> {
  let opened: Awaited<ReturnType<(typeof stands)[number]['open']>>;
  try {
    opened = await stands.find((one) => one.name === name)!.open();
  } catch (cause) {
    return { unopened: cause instanceof Error ? cause.message : String(cause), results: [], verdict: 'unreachable' };
  }
  const { target, close } = opened;
  try {
    const chosen = plan(logSuite, { rulesets: rulesetsOf('log', Object.keys(profilesOf('log'))) });
    const { results } = await run(chosen, target, { seed: 1n, time: target.time, runId: 'mutation' });
    return { results, verdict: verdictOf(results, { strict: false, reached: true, stale: [] }) };
  } finally {
    await close();
  }
}
