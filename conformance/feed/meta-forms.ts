/** The members of `meta` that each answer has anew, in other forms than JSON (interface, "Envelope", "Endpoints"). */
import { check } from '../core/check.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { readDateTime } from '../oracle/date-time.ts';
import { quote } from '../oracle/quote.ts';
import type { XmlElement } from '../oracle/xml-tree.ts';
import { agreed, calledAlike } from './agreed.ts';
import { jsonListing, otherForm } from './between.ts';
import { callbackOf, readScriptAnswer } from './jsonp-reading.ts';
import { visibleWithin } from './lists.ts';
import { type JsonObject, numberIn } from './reading.ts';
import { said } from './value.ts';
import { readXmlAnswer } from './xml-reading.ts';

/** What another form says of each: a text as it is written, null, or undefined where it says nothing. */
type Members = Readonly<Record<(typeof NAMES)[number], string | null | undefined>>;

const NAMES = ['requests', 'timestamp'] as const;
const REASONS = {
  missing: 'a member of `meta` is there in JSON and not in this form',
  kind: 'a member of `meta` is an integer in JSON, and something else in this form',
  timestamp: '`meta.timestamp` in this form is far from that of JSON before and after it',
} as const;

/** The numbers that JSON says right before and right after another form of it. */
interface Around {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly answer: Answer;
}

async function around(feed: FeedTarget, t: Trial<FeedTarget, string>, query: FeedQuery): Promise<Around> {
  const before = (await jsonListing(feed, t))?.meta;
  const answer = await otherForm(feed, t, query);
  const after = (await jsonListing(feed, t))?.meta;
  return before && after ? { before, after, answer } : t.inconclusive('the list could not be read once more');
}

/**
 * Whether a time lies about those of JSON, or is now: clocks of several hosts differ, and any of the three answers may be
 * an old one, of which others say that it is.
 */
function isBetween(t: Trial<FeedTarget, string>, { before, after }: Around, time: number): boolean {
  const leeway = Math.max(Number(t.declared('clock-skew') ?? 60), 0) + visibleWithin(t) / 1000;
  const times = [before, after].map((meta) => Number(numberIn(meta, 'timestamp')));
  const isNear = (from: number, to: number) => time >= from - leeway && time <= to + leeway;
  const now = t.time.epoch() / 1000;
  return isNear(Math.min(...times), Math.max(...times)) || isNear(now, now);
}

/** Unix time, of a number or, where any form will do, a date-time. */
function secondsOf(text: string): number {
  const instant = readDateTime(text).value?.epochNanoseconds;
  return instant === undefined ? Number(text) : Number(instant / 1_000_000_000n);
}

function judge(t: Trial<FeedTarget, keyof typeof REASONS>, found: Around, members: Members, where: string): void {
  const { before, after, answer } = found;
  for (const name of NAMES) {
    // What JSON itself says otherwise is judged of JSON.
    if (![before, after].every((meta) => /^-?\d+$/.test(numberIn(meta, name) ?? ''))) continue;
    const [text, at] = [members[name], `${where}, meta, ${name}`];
    const expected = `an integer, as in JSON: ${numberIn(before, name)}`;
    const missing = { reason: 'missing', expected, actual: 'no such member', at } as const;
    t.judge(text === undefined ? missing : undefined, answer);
    const seconds = secondsOf(text ?? '');
    const isRight = text != null && text !== '' && Number.isInteger(name === 'timestamp' ? seconds : Number(text));
    t.judge(isRight ? undefined : { reason: 'kind', expected, actual: text ?? 'null', at }, answer);
    const far = { reason: 'timestamp', expected: `about ${numberIn(before, name)}`, actual: `${text}`, at } as const;
    t.judge(name === 'timestamp' && !isBetween(t, found, seconds) ? far : undefined, answer);
  }
  if (t.subjects === 0) t.notApplicable('`meta` of the JSON has neither a counter nor a time');
}

export const jsonpMeta = check<FeedTarget>()({
  proves: 'FEED-FM-005',
  reasons: REASONS,
  run: async (feed, t) => {
    await t.use(calledAlike);
    const callback = callbackOf(t);
    const found = await around(feed, t, { callback });
    const root = readScriptAnswer(found.answer, callback).value?.json.root;
    const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
    if (meta?.kind !== 'object') return t.inconclusive('JSONP that could be read once cannot be read again');
    const of = (name: string) => {
      const node = meta.members.get(name);
      return node?.kind === 'null' ? null : node && said(node);
    };
    const members = { requests: of('requests'), timestamp: of('timestamp') };
    judge(t, found, members, `events/${feed.site}.json?callback=…`);
  },
});

/** The element `meta` with members as elements; undefined in a form of another kind. */
export function metaIn(element: XmlElement): XmlElement | undefined {
  if (element.local === 'meta' && element.children.some(({ local }) => local === 'status')) return element;
  return element.children.map(metaIn).find((one) => one !== undefined);
}

/** Every text and attribute of a tree. */
function* textsOf(element: XmlElement): Generator<string> {
  yield element.text;
  for (const [, value] of element.attributes) yield value;
  for (const child of element.children) yield* textsOf(child);
}

export const xmlMeta = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  reasons: REASONS,
  run: async (feed, t) => {
    await t.use(agreed);
    const found = await around(feed, t, { format: 'xml' });
    const { answer } = found;
    const at = `events/${feed.site}.xml`;
    const root = readXmlAnswer(answer).value?.root;
    if (!root) return t.inconclusive('XML that could be read once cannot be read again');
    const meta = metaIn(root);
    const of = (name: string) => meta?.children.find(({ local }) => local === name)?.text.trim();
    if (meta) return judge(t, found, { requests: of('requests'), timestamp: of('timestamp') }, at);
    const time = numberIn(found.before, 'timestamp');
    if (![time, numberIn(found.after, 'timestamp')].every((one) => /^\d+$/.test(one ?? '')))
      return t.notApplicable('`meta.timestamp` of the JSON says no time');
    // Nothing says what it is called, so it may stand anywhere.
    const numbers = [...textsOf(root)].flatMap((text) => [text.trim(), ...text.split(/[^\d.-]+/)]);
    const right = numbers.some((text) => text !== '' && isBetween(t, found, secondsOf(text)));
    const actual = `none in ${quote(root.name)}`;
    t.judge(right ? undefined : { reason: 'timestamp', expected: `about ${time}, somewhere`, actual, at }, answer);
  },
});
