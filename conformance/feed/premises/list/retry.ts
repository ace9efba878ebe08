import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

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

/**
 * An answer, asked for again while the envelope says that there were too many requests (known service, "Server codes"). After
 * HTTP status 429 the connection waits by itself.
 */
export const askUnlessLimited = (
  feed: FeedTarget,
  t: Pick<Trial<FeedTarget, never>, 'time' | 'signal'>,
  query?: FeedQuery,
): Promise<Answer> =>
  retryUntil(
    t,
    () => feed.get(query),
    (answer) => metaStatus(answer) !== 429,
  );
