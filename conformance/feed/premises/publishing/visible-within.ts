/** The deadline after which a publication has to be visible (choice visible-within). */
import type { Trial } from '../../../core/check/trial.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The deadline in words. */
export function deadlineText(t: Trial<FeedTarget, string>): string {
  const within = visibleWithinMs(t) / 1000;
  return within === 0
    ? 'at once (for a slower feed: --declare visible-within=SECONDS)'
    : `within the declared ${within} s`;
}

/** The milliseconds from the end of a publication to its deadline. */
export const visibleWithinMs = (t: Trial<FeedTarget, string>): number =>
  1000 * Number(t.declared('visible-within') ?? 0);

/** Reads until it is as it should be, for as long as the declared `visible-within` allows; the last reading. */
export async function readUntil<V>(
  t: Trial<FeedTarget, string>,
  read: () => Promise<V>,
  good: (value: V) => boolean,
): Promise<V> {
  let last: V | undefined;
  await t.poll(visibleWithinMs(t), 500, async () => {
    last = await read();
    return good(last) || undefined;
  });
  return last!;
}
