import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { notSuccessDefect, statusTypeDefect } from '../../oracle/list/json-list.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const status = check<FeedTarget>()({
  // FEED-EN-003 (must): `meta.status` of a successful request is the integer 200. [interface, "Errors"]
  proves: 'FEED-EN-003',
  reasons: {
    type: '`meta.status` is not an integer',
    'not-success': '`meta.status` of a request that is right is not that of a success',
    'no-data': '`meta.status` states that there is no data, and there is data',
    'not-as-declared': 'a site without events is answered otherwise than declared',
    changed: 'a site without events is answered in different ways',
  },
  owns: [reasonsOf([listing, filledListing], { status: 'type', 'not-success': 'not-success' })],
  run: async (feed, t) => {
    const { first, readings } = await t.use(filledListing);
    for (const reading of [first, readListing(await feed.get()), ...readings.slice(1)]) {
      // The second answer may be a temporary error, so only the first has to be a success.
      if (!reading) return;
      const { meta, data, answer } = reading;
      const listed = data.kind === 'array' ? data.items.length : undefined;
      const empty = metaNumber(meta, 'status') === '204';
      const expected = '200';
      const actual = `204, with ${listed} events`;
      const filled =
        empty && listed ? ({ reason: 'no-data', expected, actual, at: '/meta/status' } as const) : undefined;
      t.judge(statusTypeDefect(meta) ?? notSuccessDefect(meta) ?? filled, answer);
      if (listed === 0) t.judge(t.chose('empty-status', empty ? 'no-data' : 'success'), answer);
    }
  },
});
