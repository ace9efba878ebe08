import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { requestCount } from '../../oracle/envelope/request-count.ts';
import { visibleWithinMs } from '../../premises/publishing/visible-within.ts';
import { whileListed } from '../../premises/publishing/while-listed.ts';
import type { FeedTarget } from '../../target/target.ts';

/** More than the hosts that a feed is commonly spread over. */
const READS = 6;
/** For how long a count may stay what it was: the document does not say how soon a request is counted. */
const COUNTED_WITHIN_MS = 10_000;
/** How long is waited between two looks at a count that has not changed. */
const LOOK_EVERY_MS = 2000;

export const rises = check<FeedTarget>()({
  // FEED-EN-011 (must): `meta.requests` counts requests: it rises from one answer to the next under one key. [interface,
  //   "Envelope"]
  proves: 'FEED-EN-011',
  reasons: {
    unchanged: '`meta.requests` is the same in each answer to the same key',
    falls: '`meta.requests` is smaller in each later answer to the same key',
  },
  // Answers without events need not be counted.
  run: (feed, t) => whileListed(feed, t, 'co', () => judgeCounts(feed, t)),
});

/** Reads the counts of six answers, and of later ones while they stand still. */
async function judgeCounts(feed: FeedTarget, t: Trial<FeedTarget, 'unchanged' | 'falls'>): Promise<void> {
  const counts: bigint[] = [];
  let last: Answer | undefined;
  for (let i = 0; i < READS; i++) {
    last = await feed.get({ fresh: true });
    const count = requestCount(last);
    if (count === undefined)
      return t.notApplicable(
        '`meta.requests` is not a number, or no event is listed, and such answers need not be counted',
      );
    // The known service reports a negative number if it does not count requests.
    if (count < 0n) return t.notApplicable('`meta.requests` is negative: requests are not counted');
    const previous = counts.at(-1);
    counts.push(count);
    // Each of several hosts may have its own counter, which may restart, so a single rise is enough.
    if (previous !== undefined && count > previous) return t.judge(undefined, last);
  }
  // A feed that may be late may also serve an old answer for that time.
  await t.time.sleep(visibleWithinMs(t), t.signal);
  const late = visibleWithinMs(t) > 0 ? requestCount(await feed.get({ fresh: true })) : undefined;
  if (late !== undefined && late > counts.at(-1)!) return t.judge(undefined, last);
  const [first] = counts;
  const found = { expected: `more than ${first}`, actual: counts.join(', '), at: '/meta/requests' };
  const isUnchanged = counts.every((count) => count === first);
  const later = async () => {
    last = await feed.get({ fresh: true });
    const count = requestCount(last);
    return count === undefined || count === first ? undefined : true;
  };
  if (isUnchanged && (await t.poll(COUNTED_WITHIN_MS, LOOK_EVERY_MS, later))) return t.judge(undefined, last);
  const isFalling = counts.every((count, i) => i === 0 || count < counts[i - 1]!);
  t.judge(
    isUnchanged && { reason: 'unchanged', ...found, expected: `${found.expected}, ten seconds later at the latest` },
    last,
  );
  t.judge(isFalling && { reason: 'falls', ...found }, last);
}
