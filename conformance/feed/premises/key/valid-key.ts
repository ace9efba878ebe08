/** The key of the requests to the feed. */
import type { FeedTarget } from '../../target/target.ts';

/** Why keys are not judged. */
export const NO_KEY = 'no key was given to ask with';

/** The key that is sent; undefined if no key was given. */
export function validKeyOf(feed: FeedTarget): string | undefined {
  return new URLSearchParams(feed.pathOf().split('?')[1] ?? '').get('key') ?? undefined;
}
