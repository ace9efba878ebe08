/** The key that the feed is asked with. */
import type { FeedTarget } from '../../target/target.ts';

/** Why nothing is said of keys. */
export const NO_KEY = 'no key was given to ask with';

/** The key that is sent; undefined where none was given. */
export function validKeyOf(feed: FeedTarget): string | undefined {
  return new URLSearchParams(feed.pathOf().split('?')[1] ?? '').get('key') ?? undefined;
}
