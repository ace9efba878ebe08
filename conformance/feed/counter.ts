/** The counter of requests (interface, "Envelope"). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { readExactJson } from '../oracle/exact-json.ts';
import { contentOf, listing, numberIn } from './reading.ts';

/** `meta.requests` where it is an integer and `data` is not empty: known feeds do not count an answer without data. */
function countIn(answer: Answer): bigint | undefined {
  const bytes = contentOf(answer);
  const root = bytes && readExactJson(bytes).value?.root;
  if (root?.kind !== 'object') return undefined;
  const [meta, data] = [root.members.get('meta'), root.members.get('data')];
  const text = meta?.kind === 'object' ? numberIn(meta, 'requests') : undefined;
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined;
  return data?.kind === 'array' && data.items.length > 0 ? BigInt(text) : undefined;
}

/** More than the hosts that a feed is commonly spread over. */
const READS = 6;

export const rises = check<FeedTarget>()({
  proves: 'FEED-EN-011',
  reasons: {
    standing: '`meta.requests` is the same in each answer to the same key',
    falls: '`meta.requests` is smaller in each later answer to the same key',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const counts: bigint[] = [];
    let last: Answer | undefined;
    for (let i = 0; i < READS; i++) {
      last = await feed.get({ fresh: true });
      const count = countIn(last);
      if (count === undefined)
        return t.notApplicable('`meta.requests` is no number, or no event is listed, which need not count');
      // The known service had it for requests that nobody counts.
      if (count < 0n) return t.notApplicable('`meta.requests` is negative: requests are not counted');
      const before = counts.at(-1);
      counts.push(count);
      // Each of several hosts may have a counter of its own, and each counter may begin anew: then some rise.
      if (before !== undefined && count > before) return t.judge(undefined, last);
    }
    const [first] = counts;
    const found = { expected: `more than ${first}`, actual: counts.join(', '), at: '/meta/requests' };
    const stands = counts.every((one) => one === first);
    const falls = counts.every((one, i) => i === 0 || one < counts[i - 1]!);
    t.judge(stands ? { reason: 'standing', ...found } : undefined, last);
    t.judge(falls ? { reason: 'falls', ...found } : undefined, last);
  },
});
