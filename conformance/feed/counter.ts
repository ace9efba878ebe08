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

export const rises = check<FeedTarget>()({
  proves: 'FEED-EN-011',
  reasons: {
    standing: '`meta.requests` is the same in a later answer to the same key',
    falls: '`meta.requests` is smaller in a later answer to the same key',
  },
  run: async (feed, t) => {
    await t.use(listing);
    let falls = 0;
    for (let tries = 0; tries < 2; tries++) {
      const answers = [
        await feed.get({ fresh: true }),
        await feed.get({ fresh: true }),
        await feed.get({ fresh: true }),
      ];
      const counts = answers.map(countIn);
      if (counts.some((one) => one === undefined))
        t.notApplicable('`meta.requests` is no number, or no event is listed, which need not count');
      // The known service had it for requests that nobody counts.
      if (counts.some((one) => one! < 0n)) t.notApplicable('`meta.requests` is negative: requests are not counted');
      const i = counts.findIndex((one, at) => at > 0 && one! <= counts[at - 1]!);
      const at = '/meta/requests';
      if (i < 0) return t.judge(undefined, answers[2]);
      const said = { expected: `more than ${counts[i - 1]}`, actual: `${counts[i]}`, at };
      if (counts[i] === counts[i - 1]) t.judge({ reason: 'standing', ...said }, answers[i]);
      // Once may be the moment at which counting begins anew, as that of a month.
      if (++falls > 1) t.judge({ reason: 'falls', ...said }, answers[i]);
    }
  },
});
