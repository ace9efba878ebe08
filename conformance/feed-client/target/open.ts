import type { Time } from '../../core/run/time.ts';
import type { ExchangeListener } from '../../core/target/exchange.ts';
import type { Absence } from '../../core/target/target.ts';
import type { ClientRuns } from '../../lab/client/client-runs.ts';
import { turns } from '../../lab/client/turns.ts';
import { readExactJsonText } from '../../oracle/json/exact-json.ts';
import type { JsonNode } from '../../oracle/json/json-node.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { type EventValues, eventValues, type Fields } from '../oracle/members.ts';
import { printedEvents } from '../oracle/printed-events.ts';
import type { FeedChange, FeedChoice, FeedClientTarget, Look, Question } from './feed-client-target.ts';
import type { OpenFeed, OpenFeeds } from './open-feed.ts';
import { RecordedFeed } from './recorded-feed.ts';
import type { Visitor } from './visit.ts';

/** How to reach a client, and what it does. */
export interface FeedClientOptions {
  readonly visitor: Visitor;
  readonly feeds: OpenFeeds;
  readonly runs: ClientRuns;
  readonly time: Time;
  /** How many clients look at a time. */
  readonly atOnce: number;
  readonly fields: Fields;
  /** Whether it is asked for one event. */
  readonly one: boolean;
  /** Whether it looks more than once. */
  readonly follows: boolean;
  readonly absent?: Readonly<Record<string, Absence>>;
}

/** A key that no feed has. */
const WRONG_KEY = 'ffffffffffffffffffffffffffffffff';
/** Whether the id of an event can be a word of a command line: most programs take "-1" for an option. */
const isAskable = ({ id }: EventValues): boolean => !(id?.kind === 'number' && id.text.startsWith('-'));

/** An id that no feed lists. */
const NO_ID = '987654321';

/** A client of feeds as a target. */
export function openFeedClient(options: FeedClientOptions): FeedClientTarget & OpenTarget {
  const { feeds, runs, time, absent = {}, fields } = options;
  const inTurn = turns(options.atOnce);
  const follow = (choice: FeedChoice, steps: readonly FeedChange[], question: Question) =>
    inTurn(async () => {
      const feed = await feeds(choice);
      try {
        return await looks(feed, steps, question, options);
      } finally {
        feed.close();
      }
    });
  const has = (name: string) => absent[name] === undefined;
  return {
    absent,
    choices: {},
    exclusive: true,
    time,
    secrets: [],
    fields,
    listen: (listener: ExchangeListener) => runs.listen(listener),
    openFor: () => runs.openFor(),
    close: async () => {},
    show: async (choice, question = {}) => (await follow(choice, ['nothing'], question))[0]!,
    ...(options.follows && has('follow')
      ? { follow: (choice: FeedChoice, steps: readonly FeedChange[]) => follow(choice, steps, {}) }
      : {}),
  };
}

/** The looks of one visit. */
async function looks(
  feed: OpenFeed,
  steps: readonly FeedChange[],
  { key, place = 0 }: Question,
  { visitor, fields, one }: FeedClientOptions,
): Promise<readonly Look[]> {
  const recorded = new RecordedFeed(feed);
  const idAt = (events: readonly EventValues[]) => {
    const { id } = events.filter(isAskable)[place] ?? {};
    return id?.kind === 'number' ? id.text : NO_ID;
  };
  const id = idAt(await servedEvents(feed));
  const keys = { wrong: WRONG_KEY, banned: feed.bannedKey };
  const visit = await visitor(recorded, { id, key: key ? keys[key] : feed.key });
  const seen = [];
  try {
    for (const step of steps) {
      feed.step(step);
      const from = recorded.reads.length;
      const look = await visit.look();
      const all = await servedEvents(feed);
      const asked = all.filter((event) => event.id?.kind === 'number' && event.id.text === id);
      seen.push({ look, reads: recorded.reads.slice(from), served: one ? asked : all });
      if (!look.content || look.unfinished !== undefined) break;
    }
  } finally {
    await visit.end();
  }
  return seen.map(({ look: { output, exchange, ...look }, ...rest }) => ({
    ...look,
    ...rest,
    printed: output === undefined ? undefined : printedEvents(output, fields),
    feed: feed.text,
    exchange: exchange(),
  }));
}

/** The events that a right feed lists now. */
async function servedEvents(feed: OpenFeed): Promise<readonly EventValues[]> {
  const { value, defect } = readExactJsonText(await feed.rightAnswer());
  if (defect) throw new Error(`the right answer of a feed is no JSON: ${defect.actual}`);
  const data: JsonNode | undefined = value.root.kind === 'object' ? value.root.members.get('data') : undefined;
  return data?.kind === 'array' ? data.items.flatMap((event) => eventValues(event) ?? []) : [];
}
