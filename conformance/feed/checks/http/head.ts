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
import { type TestItems, withTestItems } from '../../premises/publishing/items.ts';
import { readUntil } from '../../premises/publishing/visible-within.ts';
import { listedItem } from '../../premises/realtime/listed-item.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A media type with its parameters in a fixed order and spelling. */
function normalisedType(header: string | undefined): string {
  const read = header === undefined ? undefined : readMediaType(header);
  if (!read) return header ?? 'no Content-Type';
  return [read.type, ...[...read.parameters].map(([name, value]) => `${name}=${value}`).sort()].join(';');
}

/**
 * A Content-Length of HEAD that is not the length of GET; undefined if HEAD has no Content-Length, or if the answers to
 * GET before and after it have different lengths.
 */
function lengthMismatch(head: Answer, gets: readonly Answer[]): Pick<Defect, 'expected' | 'actual'> | undefined {
  const stated = headerValue(head, 'content-length');
  const lengths = new Set(gets.map(({ raw }) => raw.length));
  const plain = [head, ...gets].every((answer) => !answer.cut && headerValue(answer, 'content-encoding') === undefined);
  if (stated === undefined || !plain || lengths.size > 1 || gets.some(({ status }) => status !== 200)) return undefined;
  const [length] = lengths;
  if (stated === String(length)) return undefined;
  return { expected: `Content-Length: ${length}, which GET has`, actual: `Content-Length: ${stated}` };
}

const typeOf = (answer: Answer): string => normalisedType(headerValue(answer, 'content-type'));

/** GET, HEAD and GET of a form. */
async function aroundHead(feed: FeedTarget, format: string): Promise<readonly [Answer, Answer, Answer]> {
  const before = await feed.get({ format });
  return [before, await feed.get({ format, method: 'HEAD' }), await feed.get({ format })];
}

/** Whether all answers are successes of one media type: a feed may now and then answer with a page of an error. */
const areSuccessesOfOneType = (answers: readonly Answer[]): boolean =>
  answers.every((answer) => answer.status === 200 && typeOf(answer) === typeOf(answers[0]!));

const ROUNDS = 3;
const FORMATS = ['json', 'xml'];

/**
 * The mismatch, if it repeats in several rounds. Each of several hosts may have a counter of its own, which may be
 * shorter: it does not happen in each round that HEAD alone reaches another host than the two requests before and after
 * it.
 */
async function repeatedOtherLength(feed: FeedTarget, format: string): Promise<OtherLength | undefined> {
  let found: OtherLength | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const answers: Answer[] = [];
    for (const method of ['GET', 'GET', 'HEAD', 'GET', 'GET']) answers.push(await feed.get({ format, method }));
    const [head] = answers.splice(2, 1);
    const mismatch = lengthMismatch(head!, answers);
    if (!mismatch) return undefined;
    found = { head: head!, mismatch };
  }
  return found;
}

/** The length that HEAD named last, and that of GET. */
interface OtherLength {
  readonly head: Answer;
  readonly mismatch: NonNullable<ReturnType<typeof lengthMismatch>>;
}

/** The mismatch that lasts as long as the declared `visible-within` allows an earlier answer. */
const lastingOtherLength = (
  feed: FeedTarget,
  t: Trial<FeedTarget, 'length'>,
  format: string,
): Promise<OtherLength | undefined> =>
  readUntil(
    t,
    () => repeatedOtherLength(feed, format),
    (found) => found === undefined,
  );

export const head = check<FeedTarget>()({
  // FEED-HT-002 (must): HEAD is answered with the header fields of GET, and without content. [rfc9110, "9.3.2"]
  proves: 'FEED-HT-002',
  reasons: {
    status: 'HEAD has another status than GET',
    'content-type': 'HEAD has another Content-Type than GET',
    length: 'HEAD names another length than GET has',
    content: 'content comes behind the head of an answer to HEAD',
  },
  run: async (feed, t) => {
    await t.use(listing);
    for (const format of FORMATS) {
      const [before, found, after] = await retryUntil(t, () => aroundHead(feed, format), areSuccessesOfOneType);
      // 403: a proxy in front of the feed refuses HEAD.
      if ([403, 405, 501].includes(found.status)) t.notApplicable('the feed does not offer HEAD');
      if (before.status !== 200 || after.status !== 200) continue;
      const at = `HEAD events/${feed.site}.${format}`;
      const otherStatus = {
        reason: 'status',
        expected: 'status 200, as to GET',
        actual: `status ${found.status}`,
        at,
      } as const;
      t.judge(found.status !== 200 && otherStatus, found);
      const [type, wanted] = [found, before].map(typeOf);
      const otherType = { reason: 'content-type', expected: wanted!, actual: type!, at } as const;
      // A server may omit fields that it would only determine while it generates the content (RFC 9110 section 9.3.2).
      const isSilent = headerValue(found, 'content-type') === undefined;
      t.judge(type === wanted || isSilent ? undefined : otherType, found);
      // A cache may have the length of before `meta.requests` got another digit.
      const otherLength = lengthMismatch(found, [before, after]) && (await lastingOtherLength(feed, t, format));
      t.judge(otherLength ? { reason: 'length', ...otherLength.mismatch, at } : undefined, otherLength?.head ?? found);
    }
    if (t.subjects === 0) t.inconclusive('the events were not served the same way twice');
    await judgeContentAfterHead(feed, t);
    if (feed.publisher && (await t.attempt(listedItem)))
      await withTestItems(feed, t, 'hd', (items) => judgeLongerList(feed, t, items));
  },
});

/** HEAD names the length that GET would have, also after a publication (RFC 9110 section 8.6). */
async function judgeLongerList(feed: FeedTarget, t: Trial<FeedTarget, 'length'>, items: TestItems): Promise<void> {
  // A cache may store these answers.
  for (const format of FORMATS) await feed.get({ format, method: 'HEAD' });
  if (!(await items.publish(items.make('an event that makes the list longer')))) return;
  for (const format of FORMATS) {
    const otherLength = await lastingOtherLength(feed, t, format);
    if (!otherLength) continue;
    const at = `HEAD events/${feed.site}.${format} after a publication`;
    t.judge({ reason: 'length', ...otherLength.mismatch, at }, otherLength.head);
  }
}

/** Bytes after the head are read from a socket: HTTP libraries discard them (RFC 9110 section 9.3.2). */
async function judgeContentAfterHead(feed: FeedTarget, t: Trial<FeedTarget, 'content'>): Promise<void> {
  if (!feed.readWire) return t.note('content behind the head was not looked for: the target has no socket');
  for (const format of FORMATS) {
    const path = feed.pathOf({ format });
    const answer = await feed.readWire.send({ method: 'HEAD', path, fresh: true, beyond: true });
    const actual = `${answer.raw.length} bytes behind it: ${quotedText(Buffer.from(answer.raw.slice(0, 20)).toString())}…`;
    const at = `HEAD events/${feed.site}.${format}`;
    const defect = { reason: 'content', expected: 'a head, and nothing behind it', actual, at } as const;
    // Some servers send empty lines between two answers.
    t.judge(/[^\r\n]/.test(Buffer.from(answer.raw).toString('latin1')) && defect, answer);
  }
}
