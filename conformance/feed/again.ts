/** Asking again: one error among many answers, as of a feed that has too much to do, says nothing of a list. */
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { statusSaid } from './held.ts';

const TRIES = 3;
const APART_MS = 500;

/** Asks until an answer is as it should be, three times at most; the last one. */
export async function again<V>(
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

/** Whether an answer says that something is wrong, whatever its HTTP status. */
export function isError(answer: Answer): boolean {
  const said = statusSaid(answer);
  return answer.status >= 400 || (said !== undefined && said !== 200 && said !== 204);
}
