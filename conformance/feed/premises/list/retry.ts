import type { Trial } from '../../../core/check/trial.ts';
import type { FeedTarget } from '../../target/target.ts';

const TRIES = 3;
const APART_MS = 500;

/** Asks until an answer is good, three times at most: one error among many answers shows nothing of a list. */
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
