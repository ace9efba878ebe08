import type { Trial } from '../../../core/check/trial.ts';
import type { FeedTarget } from '../../target/target.ts';

const TRIES = 3;
const APART_MS = 500;

/** Repeats a request until its answer is good, at most three times, since a single error may be temporary. */
export async function retryUntil<V>(
  { time, signal }: Pick<Trial<FeedTarget, never>, 'time' | 'signal'>,
  ask: () => Promise<V>,
  good: (value: V) => boolean,
): Promise<V> {
  for (let i = 1; i < TRIES; i++) {
    const value = await ask();
    if (good(value)) return value;
    await time.sleep(APART_MS, signal);
  }
  return ask();
}
