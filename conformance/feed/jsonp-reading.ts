/** What the feed answers with where a callback is named, read and never run. */
import { type Parsed, parsed } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { type Jsonp, type JsonpReason, readJsonp } from '../oracle/jsonp.ts';
import { again, isError } from './again.ts';
import { elsewhere } from './elsewhere.ts';
import { contentOf, laxJsonOf, memory } from './parsed.ts';
import { listing } from './reading.ts';
import { once } from './recent.ts';
import { charsetOf, ownAnswer } from './xml-reading.ts';

/** The name that a run asks for where any will do. */
export const callbackOf = (t: Pick<Trial<FeedTarget, never>, 'runId'>): string =>
  `touchstone_${t.runId.replace(/\W/g, '').slice(0, 8)}`;

/** The characters of a script: in UTF-8, or as its charset says (RFC 9239, section 4). */
export function scriptOf(answer: Answer): Parsed<string, 'undecodable' | 'encoding'> {
  const bytes = contentOf(answer);
  const coded = 'content in the coding that Content-Encoding names';
  if (!bytes) return { defect: { reason: 'undecodable', expected: coded, actual: 'content that cannot be decoded' } };
  const charset = charsetOf(answer) ?? 'utf-8';
  try {
    return parsed(new TextDecoder(charset, { fatal: true }).decode(bytes));
  } catch {
    return { defect: { reason: 'encoding', expected: `characters in ${charset}`, actual: 'bytes that are none' } };
  }
}

/** The one call of `name` that an answer is. */
export function readScriptAnswer(
  answer: Answer,
  name: string,
): Parsed<Jsonp, JsonpReason | 'undecodable' | 'encoding'> {
  return once(answer, `call ${name}`, () => readCall(answer, name));
}

type Call = Parsed<Jsonp, JsonpReason | 'undecodable' | 'encoding'>;

function readCall(answer: Answer, name: string): Call {
  const text = scriptOf(answer);
  return text.defect ? text : readJsonp(text.value, name, memory);
}

/** What the call of the right function may be wrong in, said as one. */
const OWNED = {
  'argument-count': 'argument',
  'argument-string': 'argument',
  'not-an-object': 'argument',
  'not-json-literal': 'argument',
  'not-wrapped': 'not-wrapped',
  'other-call': 'other-call',
  'several-statements': 'several-statements',
  'not-javascript': 'not-javascript',
  undecodable: 'undecodable',
  encoding: 'encoding',
} as const;

/** The answer where a function is named; an error only where it is one time and again. */
export const calledBack = (
  feed: FeedTarget,
  t: Pick<Trial<FeedTarget, never>, 'time' | 'signal'>,
  callback: string,
): Promise<Answer> =>
  again(
    t,
    () => feed.get({ callback }),
    (one) => !isError(one),
  );

/** The events of the site as the argument of a call. */
export const called = premise<FeedTarget>()({
  name: 'called',
  owners: {
    'not-served': 'feed/jsonp/called#not-served',
    'not-wrapped': 'feed/jsonp/called#not-wrapped',
    'other-call': 'feed/jsonp/called#other-call',
    'several-statements': 'feed/jsonp/called#several-statements',
    argument: 'feed/jsonp/called#argument',
    undecodable: 'feed/http/decodable#undecodable',
    encoding: 'feed/jsonp/script#encoding',
    'not-javascript': 'feed/jsonp/script#not-javascript',
  },
  async find(feed, t): Promise<Answer> {
    const callback = callbackOf(t);
    const answer = await calledBack(feed, t, callback);
    const at = `events/${feed.site}.json?callback=${callback}`;
    const { status } = answer;
    ownAnswer(t, answer, at);
    const expected = `one call ${callback}({…})`;
    if (status >= 300) {
      const mistaken = (await t.attempt(listing)) ? undefined : await elsewhere(feed, t, status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      t.judge({ reason: 'not-served', expected, actual: `HTTP status ${status}`, at }, answer);
    }
    const { defect } = readScriptAnswer(answer, callback);
    if (!defect) return answer;
    const { reason } = defect;
    if (reason === 'too-long' || reason === 'too-deep' || reason === 'too-many')
      return t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
    return t.judge({ ...defect, reason: OWNED[reason], at: defect.at ? `${at}, ${defect.at}` : at }, answer) as never;
  },
});

/** What became of a name that was asked for. */
export type NameReason = 'refused' | 'other-call';

/** What is wrong with the answer to a request that names a function; undefined where that is called. */
export function nameDefect(answer: Answer, name: string): NameReason | undefined {
  const text = scriptOf(answer).value;
  if (answer.status >= 300 || text === undefined || laxJsonOf(answer)) return 'refused';
  return readScriptAnswer(answer, name).value ? undefined : 'other-call';
}

/** Names as jQuery and fetch-jsonp make them, at once with a request that names none. */
export const named = premise<FeedTarget>()({
  name: 'named',
  owners: {
    refused: 'feed/jsonp/names#refused',
    'other-call': 'feed/jsonp/names#other-call',
    'another-request': 'feed/jsonp/names#another-request',
    'left-over': 'feed/jsonp/names#left-over',
  },
  async find(feed, t): Promise<readonly Answer[]> {
    await t.use(called);
    const number = t.random.below(1_000_000_000);
    // jQuery's expando is its version and the digits of a random number, of which there are up to 17 behind the zero.
    const digits = `${number}`.padStart(9, '1').padEnd(17, '8');
    const names = [`jQuery3710${digits}_1700000000000`, `jsonp_1700000000000_${number}`];
    const [plain, ...answers] = await Promise.all([
      feed.get(),
      ...names.map((callback) => calledBack(feed, t, callback)),
    ]);
    const asked = [callbackOf(t), ...names];
    const calls = (answer: Answer) => asked.find((one) => readScriptAnswer(answer, one).value);
    for (const [i, answer] of answers.entries()) {
      const name = names[i]!;
      ownAnswer(t, answer, `callback=${name}`);
      const reason = nameDefect(answer, name);
      const other = calls(answer);
      const found = { expected: `one call ${name}({…})`, at: `events/${feed.site}.json?callback=${name}` };
      if (reason && other) t.judge({ reason: 'another-request', ...found, actual: `a call of ${other}` }, answer);
      else if (reason)
        t.judge({ reason, ...found, actual: reason === 'refused' ? 'no call' : 'another script' }, answer);
    }
    const left = calls(plain);
    const at = `events/${feed.site}.json`;
    if (left) t.judge({ reason: 'left-over', expected: 'JSON', actual: `a call of ${left}`, at }, plain);
    return answers;
  },
});
