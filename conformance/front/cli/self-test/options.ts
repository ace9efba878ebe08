import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { countOption, wholeNumberOption } from '../../../command/options/number.ts';
import { throwUsageError } from '../../../command/usage-error.ts';

/** The options of `touchstone self-test`, as they were typed. */
export interface SelfTestOptions {
  readonly matrix?: boolean;
  readonly only?: readonly string[];
  readonly whole?: boolean;
  readonly seed?: string;
  readonly jobs?: string;
  readonly shard?: string;
}

/** The read options. */
export interface SelfTestSettings {
  /** Chooses the checks that see nothing of an alteration and judge it all the same; undefined: all judge all. */
  readonly seed: bigint | undefined;
  /** How many alterations are judged at once. */
  readonly jobs: number;
  /** Which of so many shards, from 1. */
  readonly shard: { readonly part: number; readonly of: number };
}

const MOST_JOBS = 64;
const MOST_SHARDS = 1000;

/**
 * Reads the options. `waits`: whether two of those that are judged keep a processor busy, since they wait. @throws UsageError for each mistake.
 */
export function selfTestSettings(
  { whole = false, seed, jobs, shard }: SelfTestOptions,
  waits: boolean,
): SelfTestSettings {
  if (whole && seed !== undefined)
    throwUsageError('--seed chooses checks, and with --whole all checks judge: give one of the two');
  const drawn = seed === undefined ? BigInt(randomInt(2 ** 47)) : wholeNumberOption('--seed', seed);
  return {
    seed: whole ? undefined : drawn,
    jobs: countOption('--jobs', jobs ?? Math.min(availableParallelism() * (waits ? 2 : 1), MOST_JOBS), 1, MOST_JOBS),
    shard: shard === undefined ? { part: 1, of: 1 } : shardOption(shard),
  };
}

function shardOption(text: string): SelfTestSettings['shard'] {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || of === undefined || of > MOST_SHARDS || part < 1 || part > of)
    return throwUsageError(
      `--shard takes a part and how many parts there are, such as 1/4 (at most ${MOST_SHARDS}), not "${text}"`,
    );
  return { part, of };
}
