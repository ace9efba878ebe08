/** HEAD (RFC 9110 section 9.3.2). */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { readMediaType } from '../../oracle/http/media-type.ts';
import { listing } from '../../premises/list/listing.ts';
import { retryUntil } from '../../premises/list/retry.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A media type in one spelling of many. */
function normalisedType(header: string | undefined): string {
  const read = header === undefined ? undefined : readMediaType(header);
  if (!read) return header ?? 'no Content-Type';
  return [read.type, ...[...read.parameters].map(([name, value]) => `${name}=${value}`).sort()].join(';');
}

/**
 * What is wrong with the length that HEAD names; undefined where it names none, or GET has several. What comes before
 * and after it as long as each other leaves no other length in between.
 */
function otherLength(head: Answer, gets: readonly Answer[]): Pick<Defect, 'expected' | 'actual'> | undefined {
  const named = headerValue(head, 'content-length');
  const lengths = new Set(gets.map(({ raw }) => raw.length));
  const plain = [head, ...gets].every((one) => !one.cut && headerValue(one, 'content-encoding') === undefined);
  if (named === undefined || !plain || lengths.size > 1 || gets.some((one) => one.status !== 200)) return undefined;
  const [length] = lengths;
  if (named === String(length)) return undefined;
  return { expected: `Content-Length: ${length}, which GET has`, actual: `Content-Length: ${named}` };
}

const typeOf = (answer: Answer): string => normalisedType(headerValue(answer, 'content-type'));

/** GET, HEAD and GET of a form. */
async function aroundHead(feed: FeedTarget, format: string): Promise<readonly [Answer, Answer, Answer]> {
  const before = await feed.get({ format });
  return [before, await feed.get({ format, method: 'HEAD' }), await feed.get({ format })];
}

/** Whether no answer is an error, nor of another type: an error now and then may be a page. */
const areSuccessesOfOneType = (all: readonly Answer[]): boolean =>
  all.every((one) => one.status === 200 && typeOf(one) === typeOf(all[0]!));

const ROUNDS = 3;

/**
 * The same, where it is so each time. Of several hosts each may have a counter of its own, and a shorter one: two
 * requests before and two behind do not all go to one host while that in the middle goes to another, time after time.
 */
async function repeatedOtherLength(feed: FeedTarget, format: string): Promise<ReturnType<typeof otherLength>> {
  let found: ReturnType<typeof otherLength>;
  for (let round = 0; round < ROUNDS; round++) {
    const answers: Answer[] = [];
    for (const method of ['GET', 'GET', 'HEAD', 'GET', 'GET']) answers.push(await feed.get({ format, method }));
    const [head] = answers.splice(2, 1);
    found = otherLength(head!, answers);
    if (!found) return undefined;
  }
  return found;
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
      const [before, found, after] = await retryUntil(t, () => aroundHead(feed, format), areSuccessesOfOneType);
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
      const [type, wanted] = [found, before].map(typeOf);
      const odd = { reason: 'content-type', expected: wanted!, actual: type!, at } as const;
      // Fields of the content are recommended, and may be left out where they are made with it.
      const isSilent = headerValue(found, 'content-type') === undefined;
      t.judge(type === wanted || isSilent ? undefined : odd, found);
      const odder = otherLength(found, [before, after]) && (await repeatedOtherLength(feed, format));
      t.judge(odder ? { reason: 'length', ...odder, at } : undefined, found);
    }
    if (t.subjects === 0) t.inconclusive('the events were not served the same way twice');
    await judgeContentAfterHead(feed, t);
  },
});

/** No HTTP library shows what comes behind a head that is all of an answer (RFC 9110 section 9.3.2). */
async function judgeContentAfterHead(feed: FeedTarget, t: Trial<FeedTarget, 'content'>): Promise<void> {
  if (!feed.readWire) return t.note('content behind the head was not looked for: there is no socket');
  for (const format of ['json', 'xml']) {
    const path = feed.pathOf({ format });
    const answer = await feed.readWire.send({ method: 'HEAD', path, fresh: true, beyond: true });
    const actual = `${answer.raw.length} bytes behind it: ${quotedText(Buffer.from(answer.raw.slice(0, 20)).toString())}…`;
    const at = `HEAD events/${feed.site}.${format}`;
    const defect = { reason: 'content', expected: 'a head, and nothing behind it', actual, at } as const;
    // Empty lines are what some servers put between two answers.
    t.judge(/[^\r\n]/.test(Buffer.from(answer.raw).toString('latin1')) ? defect : undefined, answer);
  }
}
