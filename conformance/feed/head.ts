/** HEAD (RFC 9110 section 9.3.2). */
import { check } from '../core/check.ts';
import { headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { readMediaType } from '../oracle/media-type.ts';
import { quote } from '../oracle/quote.ts';
import { listing } from './reading.ts';

/** A media type in one spelling of many. */
function plainly(header: string | undefined): string {
  const read = header === undefined ? undefined : readMediaType(header);
  if (!read) return header ?? 'no Content-Type';
  return [read.type, ...[...read.parameters].map(([name, value]) => `${name}=${value}`).sort()].join(';');
}

export const head = check<FeedTarget>()({
  proves: 'FEED-HT-002',
  reasons: {
    status: 'HEAD has another status than GET',
    'content-type': 'HEAD has another Content-Type than GET',
    length: 'HEAD names another length than GET has',
    content: 'content comes behind the head of an answer to HEAD',
  },
  run: async (feed, t) => {
    await t.use(listing);
    for (const format of ['json', 'xml']) {
      const before = await feed.get({ format });
      const found = await feed.get({ format, method: 'HEAD' });
      const after = await feed.get({ format });
      // 403: what stands in front lets no HEAD through.
      if ([403, 405, 501].includes(found.status)) t.notApplicable('the feed does not offer HEAD');
      if (before.status !== 200 || after.status !== 200) continue;
      const at = `HEAD events/${feed.site}.${format}`;
      const other = {
        reason: 'status',
        expected: 'status 200, as to GET',
        actual: `status ${found.status}`,
        at,
      } as const;
      t.judge(found.status === 200 ? undefined : other, found);
      const [type, wanted] = [found, before].map((one) => plainly(headerOf(one, 'content-type')));
      const odd = { reason: 'content-type', expected: wanted!, actual: type!, at } as const;
      t.judge(type === wanted ? undefined : odd, found);
      const length = headerOf(found, 'content-length');
      const plain = [before, found, after].every((one) => headerOf(one, 'content-encoding') === undefined);
      // What comes before and after it as long as each other leaves no other length in between.
      if (length === undefined || !plain || before.cut || before.raw.length !== after.raw.length) continue;
      const expected = `Content-Length: ${before.raw.length}, which GET has`;
      const wrong = { reason: 'length', expected, actual: `Content-Length: ${length}`, at } as const;
      t.judge(length === String(before.raw.length) ? undefined : wrong, found);
    }
    if (t.subjects === 0) t.inconclusive('the events were not served the same way twice');
    await judgeBeyond(feed, t);
  },
});

/** No HTTP library shows what comes behind a head that is all of an answer (RFC 9110 section 9.3.2). */
async function judgeBeyond(feed: FeedTarget, t: Trial<FeedTarget, 'content'>): Promise<void> {
  if (!feed.readWire) return t.note('content behind the head was not looked for: there is no socket');
  for (const format of ['json', 'xml']) {
    const path = feed.pathOf({ format });
    const answer = await feed.readWire.send({ method: 'HEAD', path, fresh: true, beyond: true });
    const actual = `${answer.raw.length} bytes behind it: ${quote(Buffer.from(answer.raw.slice(0, 20)).toString())}…`;
    const at = `HEAD events/${feed.site}.${format}`;
    const defect = { reason: 'content', expected: 'a head, and nothing behind it', actual, at } as const;
    // Empty lines are what some servers put between two answers.
    t.judge(/[^\r\n]/.test(Buffer.from(answer.raw).toString('latin1')) ? defect : undefined, answer);
  }
}
