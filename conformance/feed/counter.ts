/** The counter of requests (interface, "Envelope"). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { agreed, calledAlike } from './agreed.ts';
import { jsonListing, otherForm, pass } from './between.ts';
import { callbackOf, readScriptAnswer } from './jsonp-reading.ts';
import { visibleWithin } from './lists.ts';
import { metaIn } from './meta-forms.ts';
import { jsonOf } from './parsed.ts';
import { listing, numberIn } from './reading.ts';
import { readXmlAnswer } from './xml-reading.ts';

/** `meta.requests` where it is an integer and `data` is not empty: known feeds do not count an answer without data. */
function countIn(answer: Answer): bigint | undefined {
  const root = jsonOf(answer)?.value?.root;
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
    // What may be late may be kept for as long.
    await t.time.sleep(visibleWithin(t), t.signal);
    const again = visibleWithin(t) > 0 ? countIn(await feed.get({ fresh: true })) : undefined;
    if (again !== undefined && again > counts.at(-1)!) return t.judge(undefined, last);
    const [first] = counts;
    const found = { expected: `more than ${first}`, actual: counts.join(', '), at: '/meta/requests' };
    const stands = counts.every((one) => one === first);
    const falls = counts.every((one, i) => i === 0 || one < counts[i - 1]!);
    t.judge(stands ? { reason: 'standing', ...found } : undefined, last);
    t.judge(falls ? { reason: 'falls', ...found } : undefined, last);
  },
});

/** Readings of a form, each between two of JSON, of which the later has counted on. */
const ROUNDS = 4;

/** Judges a form that says a number each time: whether it counts as JSON does. */
async function judgeForm(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'standing'>,
  query: FeedQuery,
  countOf: (answer: Answer) => bigint | undefined,
  at: string,
): Promise<void> {
  const counted = async () => {
    const read = await jsonListing(feed, t);
    return read && countIn(read.answer);
  };
  const counts: bigint[] = [];
  let last: Answer | undefined;
  let before = await counted();
  for (let i = 0; i < ROUNDS; i++) {
    await pass(feed, i);
    // What may be late may be kept for as long.
    if (i > 0) await t.time.sleep(visibleWithin(t), t.signal);
    last = await otherForm(feed, t, query);
    const [count, after] = [countOf(last), await counted()];
    if (count === undefined) return t.notApplicable('this form says no number of requests where it could be told');
    // Each of several hosts may have a counter of its own.
    if (before === undefined || after === undefined || after <= before)
      return t.notApplicable('JSON does not count on from answer to answer');
    counts.push(count);
    if (new Set(counts).size > 1) return t.judge(undefined, last);
    before = after;
  }
  const expected = 'another number in each answer: JSON in between has counted on';
  t.judge({ reason: 'standing', expected, actual: counts.join(', '), at }, last);
}

export const inXml = check<FeedTarget>()({
  proves: 'FEED-EN-011',
  reasons: { standing: '`meta.requests` is the same in each answer in XML, and not in JSON' },
  run: async (feed, t) => {
    await t.use(agreed);
    const countOf = (answer: Answer) => {
      const root = readXmlAnswer(answer).value?.root;
      const text =
        root &&
        metaIn(root)
          ?.children.find(({ local }) => local === 'requests')
          ?.text.trim();
      return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : undefined;
    };
    await judgeForm(feed, t, { format: 'xml' }, countOf, `events/${feed.site}.xml, meta, requests`);
  },
});

export const inJsonp = check<FeedTarget>()({
  proves: 'FEED-EN-011',
  reasons: { standing: '`meta.requests` is the same in each answer in JSONP, and not in JSON' },
  run: async (feed, t) => {
    await t.use(calledAlike);
    const callback = callbackOf(t);
    const countOf = (answer: Answer) => {
      const root = readScriptAnswer(answer, callback).value?.json.root;
      const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
      const text = meta?.kind === 'object' ? numberIn(meta, 'requests') : undefined;
      return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : undefined;
    };
    await judgeForm(feed, t, { callback }, countOf, `events/${feed.site}.json?callback=…, /meta/requests`);
  },
});
