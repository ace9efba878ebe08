/** What a feed lists at a moment, and our items in it. */
import type { Answer } from '../core/exchange.ts';
import type { FeedEvent } from '../core/feed-event.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { readDateTime } from '../oracle/date-time.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { isError } from './again.ts';
import type { Item } from './items.ts';
import { jsonOf } from './parsed.ts';
import type { JsonObject } from './reading.ts';
import { once } from './recent.ts';

/** A list in JSON; without events where it could not be read. */
export interface List {
  readonly answer: Answer;
  readonly events?: readonly JsonObject[] | undefined;
}

/** A list that could be read. */
export type Listed = List & { readonly events: readonly JsonObject[] };

/** How often a list is asked for where an error is answered: one among many answers says nothing of the list. */
const TRIES = 3;

/** Reads a list, on a connection of its own. */
export async function listOf(feed: FeedTarget, query: FeedQuery = {}): Promise<List> {
  const ask = () => feed.get({ fresh: true, ...query });
  let answer = await ask();
  for (let i = 1; i < TRIES && isError(answer); i++) answer = await ask();
  return {
    answer,
    // A run keeps many lists, and the memory of a machine few of ten thousand events.
    get events() {
      return once(answer, 'events', () => eventsIn(answer));
    },
  };
}

function eventsIn(answer: Answer): readonly JsonObject[] | undefined {
  const root = answer.cut ? undefined : jsonOf(answer)?.value?.root;
  const meta = root?.kind === 'object' ? root.members.get('meta') : undefined;
  const status = meta?.kind === 'object' ? meta.members.get('status') : undefined;
  const data = root?.kind === 'object' ? root.members.get('data') : undefined;
  if (status?.kind !== 'number' || (status.text !== '200' && status.text !== '204')) return undefined;
  if (data?.kind === 'null') return [];
  return data?.kind === 'array' ? data.items.filter((one) => one.kind === 'object') : undefined;
}

/** The same where there is nothing to judge without its events. */
export async function eventsOf(feed: FeedTarget, t: Trial<FeedTarget, string>, query: FeedQuery = {}): Promise<Listed> {
  const list = await listOf(feed, query);
  return list.events ? (list as Listed) : t.inconclusive('a further reading of the list could not be understood');
}

/** The milliseconds from the end of a publication to when it has to be seen. */
export const visibleWithin = (t: Trial<FeedTarget, string>): number => 1000 * Number(t.declared('visible-within') ?? 0);

/** Reads until it is as it should be, for as long as the declared `visible-within` allows; the last reading. */
export async function until<V>(
  t: Trial<FeedTarget, string>,
  read: () => Promise<V>,
  good: (value: V) => boolean,
): Promise<V> {
  let last: V | undefined;
  await t.poll(visibleWithin(t), 500, async () => {
    last = await read();
    return good(last) || undefined;
  });
  return last!;
}

/** The text of a member of an event; undefined where it is none. */
export const textIn = (event: JsonObject, name: string): string | undefined => {
  const node = event.members.get(name);
  return node?.kind === 'string' ? node.value : undefined;
};

const instant = (text: string | null): bigint | undefined =>
  text === null ? undefined : readDateTime(text).value?.epochNanoseconds;

/** The first start that a list of occurrences names. */
function firstStart(times: JsonNode | undefined): bigint | undefined {
  if (times?.kind !== 'array') return undefined;
  const starts = times.items.flatMap((one) => (one.kind === 'object' ? [textIn(one, 'start')] : []));
  return starts.map((start) => instant(start ?? null)).find((start) => start !== undefined);
}

/** Whether an event lacks something of what others have: what has all of it, and begins when ours does, is not ours. */
const isUnnamed = ({ members }: JsonObject): boolean =>
  ['id', 'title', 'link'].some((name) => (members.get(name)?.kind ?? 'null') === 'null');

/** The entries that are an item of ours: by its link, or else its id, its title, when it begins. */
export function entriesOf(
  events: readonly JsonObject[],
  { mark, event }: { readonly mark: string; readonly event: FeedEvent },
): readonly JsonObject[] {
  const start = event.times?.map((one) => instant(one?.start ?? null)).find((one) => one !== undefined);
  const ways: ((one: JsonObject) => boolean)[] = [
    ...(event.link?.includes(mark) ? [(one: JsonObject) => textIn(one, 'link')?.includes(mark) ?? false] : []),
    ...(event.id === null
      ? []
      : [
          (one: JsonObject) => {
            const id = one.members.get('id');
            return id?.kind === 'number' && id.text === String(event.id);
          },
        ]),
    ...(event.title?.includes(mark) ? [(one: JsonObject) => textIn(one, 'title')?.includes(mark) ?? false] : []),
    ...(event.link === null && event.id === null && event.title === null && start !== undefined
      ? [(one: JsonObject) => isUnnamed(one) && firstStart(one.members.get('times')) === start]
      : []),
  ];
  for (const way of ways) {
    const found = events.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** The items that a list lacks. */
export function lackingIn({ events = [] }: List, items: readonly Item[]): readonly Item[] {
  return items.filter((item) => entriesOf(events, item).length === 0);
}
