/** The date-times of the events (interface, "Event"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { readRfc3339 } from '../oracle/rfc3339.ts';
import { entriesIn, paired } from './aligned.ts';
import { pass, READS } from './between.ts';
import { dateDefect, datesOf, instantOf } from './event-dates.ts';
import { events } from './events.ts';
import { type JsonObject, readListing } from './reading.ts';
import { said } from './value.ts';

const NO_DATES = 'no event that is listed has a date-time';

export const iso8601 = check<FeedTarget>()({
  proves: 'FEED-EV-009',
  reasons: {
    'not-a-text': 'a date-time is neither a text nor null',
    'not-a-date': 'a date-time is a text of another form',
    'date-only': 'a date-time has no time of day',
    'no-offset': 'a date-time has no offset from UTC',
    separator: 'a date-time has something else than a T between date and time',
    'expanded-year': 'a date-time has a year of more than four digits, which takes an agreement',
    mixed: 'a date-time mixes the extended format with the basic one',
    calendar: 'a date-time is of a day that the calendar does not have',
    time: 'a date-time is of a time that no day has',
    'offset-range': 'a date-time has an offset of a day or more',
  },
  run: async (_feed, t) => {
    const { events: listed, reading } = await t.use(events);
    await t.each(listed.flatMap(datesOf), (node) => t.judge(dateDefect(node), reading.answer), NO_DATES);
  },
});

export const rfc3339 = check<FeedTarget>()({
  proves: 'FEED-OD-007',
  reasons: { 'not-rfc3339': 'a date-time is written as ISO 8601 has it and RFC 3339 has not' },
  run: async (_feed, t) => {
    const { events: listed, reading } = await t.use(events);
    await t.each(
      // What is no date-time at all is so by ISO 8601 already.
      listed.flatMap(datesOf).filter((node) => !dateDefect(node)),
      (node) => {
        const { defect } = readRfc3339(node.kind === 'string' ? node.value : '');
        const narrower = defect && ({ ...defect, reason: 'not-rfc3339', at: node.pointer } as const);
        t.judge(narrower, reading.answer);
      },
      NO_DATES,
    );
  },
});

/** What an event is told by, whatever the language: its id, or else what it has. */
function nameOf({ members }: JsonObject): readonly string[] {
  const told = members.get('id')?.kind === 'number' ? ['id'] : ['title', 'link'];
  return told.map((name) => said(members.get(name)));
}

/** An answer by what events it has, and the date-times of them in order. */
interface Dates {
  readonly events: string;
  readonly dates: readonly JsonNode[];
}

function datesIn(root: JsonNode): Dates {
  const listed = entriesIn(root)?.filter((one) => one.kind === 'object') ?? [];
  const places = (one: JsonObject) => datesOf(one).map(({ pointer }) => pointer.slice(one.pointer.length));
  return { events: JSON.stringify(listed.map((one) => [nameOf(one), places(one)])), dates: listed.flatMap(datesOf) };
}

/** All instants, in whatever order the events are listed. */
const instantsOf = ({ dates }: Dates): string =>
  dates
    .map((date) => `${instantOf(date)}`)
    .toSorted()
    .join();

/** What a client of here is told in readings one after the other, each once: hosts that answer in turn may differ. */
async function toldHere(feed: FeedTarget): Promise<readonly string[]> {
  const all = new Set<string>();
  for (let i = 0; i < READS; i++) {
    const root = readListing(await feed.get())?.root;
    if (root) all.add(instantsOf(datesIn(root)));
  }
  return [...all];
}

/** A client far away, in a language of there. */
const ELSEWHERE = [['accept-language', 'ja-JP, ja;q=0.9']] as const;
const TRIES = 3;

export const sameForAll = check<FeedTarget>()({
  proves: 'FEED-EV-010',
  reasons: { differs: 'a client of another language is told another instant' },
  run: async (feed, t) => {
    await t.use(events);
    for (let tried = 0; tried < TRIES; tried++) {
      // Each time in another rhythm: hosts may answer in turn.
      const here = readListing(await feed.get());
      await pass(feed, tried);
      const answer = await feed.get({ headers: ELSEWHERE });
      await pass(feed, tried);
      const there = readListing(answer);
      const again = readListing(await feed.get());
      if (!here || !there || !again) continue;
      const [one, other] = paired(here.root, there.root).map(datesIn) as [Dates, Dates];
      const [first, same] = paired(here.root, again.root).map(datesIn) as [Dates, Dates];
      if (one.dates.length === 0) t.notApplicable(NO_DATES);
      const moved = first.dates.some((date, i) => instantOf(date) !== instantOf(same.dates[i]));
      // Events come and go: what is compared has to be the same list.
      if (moved || first.events !== same.events || one.events !== other.events) continue;
      const i = one.dates.findIndex((date, at) => {
        const [instant, elsewhere] = [instantOf(date), instantOf(other.dates[at])];
        return instant !== undefined && elsewhere !== undefined && instant !== elsewhere;
      });
      const told = i < 0 ? [instantsOf(other)] : await toldHere(feed);
      if (told.includes(instantsOf(other))) return t.judge(undefined, answer);
      if (told.length > 1) continue;
      const date = one.dates[i]!;
      const expected = `the instant of ${said(date)}`;
      return t.judge({ reason: 'differs', expected, actual: said(other.dates[i]), at: date.pointer }, answer);
    }
    t.inconclusive(`the list changed while it was read, or could not be read, ${TRIES} times`);
  },
});
