/** Judges a sound target again and again, and counts what came of it. */

import { limitConcurrency } from '../../conformance/transport/client/concurrency-limit.ts';
import { VerdictCounts } from './verdict-counts.ts';

/** A target that could not be started. Its cause says why. */
export class NotStarted extends Error {}

/** Where one run ended. */
export interface EndedRun {
  readonly condition: string;
  readonly verdict: string;
  readonly inconclusive: readonly { readonly id: string; readonly message?: string }[];
  /** What the run said is broken, although nothing is. */
  readonly accusations: readonly string[];
}

/** `RUNS=20` runs fewer of them, `FIRST=101` begins with a later seed. */
export const RUNS = Number(process.env.RUNS ?? 200);
const FIRST = Number(process.env.FIRST ?? 1);
/** The seeds of the runs. */
export const SEEDS = Array.from({ length: RUNS }, (_, i) => FIRST + i);
/** The counts are printed after so many runs, so that a soak that is ended early has shown something. */
const EACH = 20;

/**
 * Runs `judge` with each seed, `atOnce` of them at a time. A target that does not start on a busy machine (NotStarted) is
 * counted; more than a tenth of them is an error, as is any other failure of a run.
 *
 * @returns The accusations, each with its seed.
 */
export async function manyRuns(
  name: string,
  judge: (seed: number) => Promise<EndedRun>,
  seeds: readonly number[] = SEEDS,
  atOnce = 1,
): Promise<readonly string[]> {
  const counts = new VerdictCounts();
  const accusations: string[] = [];
  const notStarted: NotStarted[] = [];
  let done = 0;
  const limit = limitConcurrency(atOnce);
  const ends = seeds.map((seed) => limit(() => one(seed)));
  await Promise.all(ends);
  if (notStarted.length > seeds.length / 10)
    throw new AggregateError(notStarted, `${notStarted.length} of ${seeds.length} runs did not start`);
  return accusations;

  async function one(seed: number): Promise<void> {
    try {
      const run = await judge(seed);
      counts.add(`${name}, ${run.condition}`, run.verdict, run.inconclusive);
      accusations.push(...run.accusations.map((accusation) => `seed ${seed}, ${run.condition}: ${accusation}`));
    } catch (cause) {
      if (!(cause instanceof NotStarted)) throw cause;
      notStarted.push(cause);
      counts.add(name, 'not started', []);
    }
    if (++done % EACH === 0 || done === seeds.length) counts.print();
  }
}
