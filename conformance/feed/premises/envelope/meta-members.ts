/** The members of `meta` that differ from answer to answer, in other forms than JSON (interface, "Envelope"). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { readDateTime } from '../../oracle/date/date-time.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { requestForm, rereadListing } from '../list/rereading.ts';
import { visibleWithinMs } from '../publishing/visible-within.ts';

/** The value of each in another form: the text as it is written, null, or undefined if the member is missing. */
type MetaTexts = Readonly<Record<(typeof ANSWER_MEMBERS)[number], string | null | undefined>>;

const ANSWER_MEMBERS = ['requests', 'timestamp'] as const;
export const META_REASONS = {
  missing: 'a member of `meta` is present in JSON and missing in this form',
  kind: 'a member of `meta` is an integer in JSON, and not in this form',
  timestamp: '`meta.timestamp` in this form is far from that of JSON before and after it',
} as const;

/** The numbers of the JSON right before and right after another form. */
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
  return before && after ? { before, after, answer } : t.inconclusive('the list could not be read again');
}

/**
 * Whether a time is near to those of the JSON, or to now: the clocks of several hosts differ, and any of the three
 * answers may come from a cache, which other checks judge.
 */
export function isNearJson(t: Trial<FeedTarget, string>, { before, after }: MetaAround, time: number): boolean {
  const leeway = Math.max(Number(t.declared('clock-skew') ?? 60), 0) + visibleWithinMs(t) / 1000;
  const times = [before, after].map((meta) => Number(metaNumber(meta, 'timestamp')));
  const isNear = (from: number, to: number) => time >= from - leeway && time <= to + leeway;
  const now = t.time.epoch() / 1000;
  return isNear(Math.min(...times), Math.max(...times)) || isNear(now, now);
}

/** Unix time from a number or, if any form is allowed, from a date-time. */
export function unixSeconds(text: string): number {
  const instant = readDateTime(text).value?.epochNanoseconds;
  return instant === undefined ? Number(text) : Number(instant / 1_000_000_000n);
}

/** For each judged member of `meta` in another form: the defect, or undefined if it is right. */
export function* metaDefects(
  t: Trial<FeedTarget, string>,
  found: MetaAround,
  members: MetaTexts,
  where: string,
): Generator<Defect<keyof typeof META_REASONS> | undefined> {
  const { before, after } = found;
  for (const name of ANSWER_MEMBERS) {
    // Another check judges a value that is wrong in JSON.
    if (![before, after].every((meta) => /^-?\d+$/.test(metaNumber(meta, name) ?? ''))) continue;
    const [text, at] = [members[name], `${where}, meta, ${name}`];
    const expected = `an integer, as in JSON: ${metaNumber(before, name)}`;
    yield text === undefined ? { reason: 'missing', expected, actual: 'no such member', at } : undefined;
    const seconds = unixSeconds(text ?? '');
    const isRight = text != null && text !== '' && Number.isInteger(name === 'timestamp' ? seconds : Number(text));
    yield isRight ? undefined : { reason: 'kind', expected, actual: text ?? 'null', at };
    const isFar = name === 'timestamp' && !isNearJson(t, found, seconds);
    yield isFar
      ? { reason: 'timestamp', expected: `about ${metaNumber(before, name)}`, actual: `${text}`, at }
      : undefined;
  }
}

export const NO_META_NUMBERS = '`meta` of the JSON has neither a counter nor a time';
