/** The members of `meta` that each answer has anew, in other forms than JSON (interface, "Envelope", "Endpoints"). */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { readDateTime } from '../../oracle/date/date-time.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { requestForm, rereadListing } from '../list/rereading.ts';
import { visibleWithinMs } from '../publishing/visible-within.ts';

/** What another form says of each: a text as it is written, null, or undefined where it says nothing. */
type MetaTexts = Readonly<Record<(typeof ANSWER_MEMBERS)[number], string | null | undefined>>;

const ANSWER_MEMBERS = ['requests', 'timestamp'] as const;
export const META_REASONS = {
  missing: 'a member of `meta` is there in JSON and not in this form',
  kind: 'a member of `meta` is an integer in JSON, and something else in this form',
  timestamp: '`meta.timestamp` in this form is far from that of JSON before and after it',
} as const;

/** The numbers that JSON says right before and right after another form of it. */
interface MetaAround {
  readonly before: ObjectNode;
  readonly after: ObjectNode;
  readonly answer: Answer;
}

export async function metaAround(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  query: FeedQuery,
): Promise<MetaAround> {
  const before = (await rereadListing(feed, t))?.meta;
  const answer = await requestForm(feed, t, query);
  const after = (await rereadListing(feed, t))?.meta;
  return before && after ? { before, after, answer } : t.inconclusive('the list could not be read once more');
}

/**
 * Whether a time lies about those of JSON, or is now: clocks of several hosts differ, and any of the three answers may be
 * an old one, of which others say that it is.
 */
export function isNearJson(t: Trial<FeedTarget, string>, { before, after }: MetaAround, time: number): boolean {
  const leeway = Math.max(Number(t.declared('clock-skew') ?? 60), 0) + visibleWithinMs(t) / 1000;
  const times = [before, after].map((meta) => Number(metaNumber(meta, 'timestamp')));
  const isNear = (from: number, to: number) => time >= from - leeway && time <= to + leeway;
  const now = t.time.epoch() / 1000;
  return isNear(Math.min(...times), Math.max(...times)) || isNear(now, now);
}

/** Unix time, of a number or, where any form will do, a date-time. */
export function unixSeconds(text: string): number {
  const instant = readDateTime(text).value?.epochNanoseconds;
  return instant === undefined ? Number(text) : Number(instant / 1_000_000_000n);
}

export function judgeMeta(
  t: Trial<FeedTarget, keyof typeof META_REASONS>,
  found: MetaAround,
  members: MetaTexts,
  where: string,
): void {
  const { before, after, answer } = found;
  for (const name of ANSWER_MEMBERS) {
    // What JSON itself says otherwise is judged of JSON.
    if (![before, after].every((meta) => /^-?\d+$/.test(metaNumber(meta, name) ?? ''))) continue;
    const [text, at] = [members[name], `${where}, meta, ${name}`];
    const expected = `an integer, as in JSON: ${metaNumber(before, name)}`;
    const missing = { reason: 'missing', expected, actual: 'no such member', at } as const;
    t.judge(text === undefined ? missing : undefined, answer);
    const seconds = unixSeconds(text ?? '');
    const isRight = text != null && text !== '' && Number.isInteger(name === 'timestamp' ? seconds : Number(text));
    t.judge(isRight ? undefined : { reason: 'kind', expected, actual: text ?? 'null', at }, answer);
    const far = { reason: 'timestamp', expected: `about ${metaNumber(before, name)}`, actual: `${text}`, at } as const;
    t.judge(name === 'timestamp' && !isNearJson(t, found, seconds) ? far : undefined, answer);
  }
  if (t.subjects === 0) t.notApplicable('`meta` of the JSON has neither a counter nor a time');
}
