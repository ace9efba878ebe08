import { check } from '../../../core/check/check.ts';
import { requestCount } from '../../oracle/envelope/request-count.ts';
import { whileListed } from '../../premises/publishing/while-listed.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A counter that is now and then read from an old copy falls every few dozen requests. */
const READS = 60;

export const neverFalls = check<FeedTarget>()({
  // FEED-EN-011 (must): `meta.requests` counts requests: it rises from one answer to the next under one key. [interface,
  //   "Envelope"]
  proves: 'FEED-EN-011',
  reasons: { 'not-as-declared': '`meta.requests` falls from one answer to the next, though one counter is declared' },
  run: async (feed, t) => {
    // Without the declaration, each of several hosts may have a counter of its own.
    if (t.declared('request-counter') !== 'shared')
      t.notApplicable('one counter for each key is not declared (--declare request-counter=shared)');
    // Answers without events need not be counted.
    await whileListed(feed, t, 'cf', async () => {
      let highest: bigint | undefined;
      for (let i = 0; i < READS; i++) {
        const answer = await feed.get({ fresh: true });
        const count = requestCount(answer);
        if (count === undefined || count < 0n) continue;
        const expected = `${highest} or more, as in an answer before`;
        const falls = { reason: 'not-as-declared', expected, actual: `${count}`, at: '/meta/requests' } as const;
        t.judge(highest !== undefined && count < highest && falls, answer);
        highest = count;
      }
    });
    if (t.subjects === 0) t.notApplicable('`meta.requests` is not a number, or requests are not counted');
  },
});
