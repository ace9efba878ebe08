/** Two forms of one list, though others may publish meanwhile. */
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { jsonDifference } from '../oracle/json-difference.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { again, isError } from './again.ts';
import { paired } from './aligned.ts';
import { type Reading, readListing } from './reading.ts';

/** Members that say the same in every form of one list. */
const OF_THE_LIST: Readonly<Record<string, readonly string[]>> = {
  '': ['meta', 'data'],
  '/meta': ['status', 'message', 'method_id', 'method'],
};

/** Pointers to what may be another in each answer: of what the interface does not list, nobody knows. */
function ofEachAnswer(json: JsonNode): ReadonlySet<string> {
  const meta = json.kind === 'object' ? json.members.get('meta') : undefined;
  const pointers = [json, meta].flatMap((node) =>
    node?.kind !== 'object'
      ? []
      : [...node.members].filter(([name]) => !OF_THE_LIST[node.pointer]!.includes(name)).map(([, one]) => one.pointer),
  );
  return new Set(pointers);
}

const TRIES = 4;

/** Whether two lists hold the same events, in whatever order. */
const isSame = (a: JsonNode, b: JsonNode, ignored: ReadonlySet<string>): boolean =>
  !jsonDifference(a, b, ignored) || !jsonDifference(...paired(a, b), ignored);

/** How often a list is read one after the other: more than the hosts that a feed is commonly spread over. */
export const READS = 6;

/** Whether the list is in another order now and then. */
export async function isShuffled(feed: FeedTarget, { json, ignored }: Between): Promise<boolean> {
  for (let i = 0; i < READS; i++) {
    const again = readListing(await feed.get())?.root;
    if (again && jsonDifference(json, again, ignored) && isSame(json, again, ignored)) return true;
  }
  return false;
}

/** Another form of the list, and the JSON that was served right before it and right after. */
export interface Between {
  readonly json: JsonNode;
  readonly answer: Answer;
  /** Pointers to what is no part of a comparison. */
  readonly ignored: ReadonlySet<string>;
}

/** The list in JSON, asked for anew where it is an error; undefined where it is one each time. */
export async function jsonListing(feed: FeedTarget, t: Trial<FeedTarget, never>): Promise<Reading | undefined> {
  return readListing(
    await again(
      t,
      () => feed.get(),
      (answer) => readListing(answer) !== undefined,
    ),
  );
}

/** Another form of the list, asked for anew where it is an error. */
export const otherForm = (feed: FeedTarget, t: Trial<FeedTarget, never>, query: FeedQuery): Promise<Answer> =>
  again(
    t,
    () => feed.get(query),
    (answer) => !isError(answer),
  );

/** Lets so many of the hosts that may answer in turn have theirs. */
export async function pass(feed: FeedTarget, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) await feed.get();
}

/**
 * Asks for JSON, another form, and JSON, until both JSON say the same, in whatever order. Each try has another rhythm: of
 * as many hosts as it has steps the same answers each time.
 */
async function between(feed: FeedTarget, t: Trial<FeedTarget, never>, query: FeedQuery): Promise<Between> {
  for (let i = 0; i < TRIES; i++) {
    const before = (await jsonListing(feed, t))?.root;
    await pass(feed, i);
    const answer = await otherForm(feed, t, query);
    await pass(feed, i);
    const json = (await jsonListing(feed, t))?.root;
    if (!before || !json) continue;
    const ignored = new Set([...ofEachAnswer(before), ...ofEachAnswer(json)]);
    if (isSame(before, json, ignored)) return { json, answer, ignored };
  }
  return t.inconclusive('the list did not stand still for long enough to be read in two forms');
}

/** What else JSON says in readings one after the other: hosts that answer in turn, of which one lags behind. */
async function otherLists(feed: FeedTarget, { json, ignored }: Between): Promise<readonly JsonNode[]> {
  const others: JsonNode[] = [];
  for (let i = 0; i < READS; i++) {
    const again = readListing(await feed.get())?.root;
    if (again && ![json, ...others].some((one) => isSame(one, again, ignored))) others.push(again);
  }
  return others;
}

/** What was looked at, and what is wrong with it. */
interface Looked<R extends string> {
  readonly defect?: Defect<R> | undefined;
}

/**
 * Holds another form of the list against its JSON, and once more where something is wrong: what one form has for a moment
 * and the other has not is no difference between forms, and no more so while what was published may still be on its way.
 * Where JSON itself says now this and now that, the other form has to say one of these.
 */
export async function lasting<R extends string, L extends Looked<R>>(
  feed: FeedTarget,
  t: Trial<FeedTarget, R>,
  query: FeedQuery,
  look: (both: Between) => Promise<L> | L,
): Promise<L> {
  const within = Number(t.declared('visible-within') ?? 0);
  for (let again = false; ; again = true) {
    const both = await between(feed, t, query);
    const found = await look(both);
    if (!found.defect) return found;
    const others = await otherLists(feed, both);
    for (const json of others) {
      const other = await look({ ...both, json });
      if (!other.defect) return other;
    }
    if (again && others.length > 0)
      return t.inconclusive('the list says now this and now that: hosts that answer in turn may not be at one');
    if (again) return found;
    if (within > 0) await t.time.sleep(within * 1000, t.signal);
  }
}
