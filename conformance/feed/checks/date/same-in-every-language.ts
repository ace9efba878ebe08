/** That date-times name the same instants to a client of any language. */

import { check } from '../../../core/check/check.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { alignedJson } from '../../oracle/agreement/aligned-json.ts';
import { dateTimesOf, instantOfNode, NO_DATE_TIMES } from '../../oracle/event/date-times.ts';
import { formatValue, type ObjectNode } from '../../oracle/json/value.ts';
import { dataEntries } from '../../oracle/list/entries.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { listedEvents } from '../../premises/event/events.ts';
import { READS_ACROSS_HOSTS, skipHosts } from '../../premises/list/rereading.ts';
import type { FeedTarget } from '../../target/target.ts';

/** What an event is told by, whatever the language: its id, or else what it has. */
function nameOf({ members }: ObjectNode): readonly string[] {
  const told = members.get('id')?.kind === 'number' ? ['id'] : ['title', 'link'];
  return told.map((name) => formatValue(members.get(name)));
}

/** An answer by what events it has, and the date-times of them in order. */
interface Dates {
  readonly events: string;
  readonly dates: readonly JsonNode[];
}

function datesIn(root: JsonNode): Dates {
  const listed = dataEntries(root)?.filter((one) => one.kind === 'object') ?? [];
  const places = (one: ObjectNode) => dateTimesOf(one).map(({ pointer }) => pointer.slice(one.pointer.length));
  return {
    events: JSON.stringify(listed.map((one) => [nameOf(one), places(one)])),
    dates: listed.flatMap(dateTimesOf),
  };
}

/** All instants, in whatever order the events are listed. */
const instantsOf = ({ dates }: Dates): string =>
  dates
    .map((date) => `${instantOfNode(date)}`)
    .toSorted()
    .join();

/** What a client of here is told in readings one after the other, each once: hosts that answer in turn may differ. */
async function instantsHere(feed: FeedTarget): Promise<readonly string[]> {
  const all = new Set<string>();
  for (let i = 0; i < READS_ACROSS_HOSTS; i++) {
    const root = readListing(await feed.get())?.root;
    if (root) all.add(instantsOf(datesIn(root)));
  }
  return [...all];
}

/** A client far away, in a language of there. */
const IN_JAPANESE = [['accept-language', 'ja-JP, ja;q=0.9']] as const;
const TRIES = 3;

export const sameInEveryLanguage = check<FeedTarget>()({
  proves: 'FEED-EV-010',
  reasons: { differs: 'a client of another language is told another instant' },
  run: async (feed, t) => {
    await t.use(listedEvents);
    for (let tried = 0; tried < TRIES; tried++) {
      // Each time in another rhythm: hosts may answer in turn.
      const here = readListing(await feed.get());
      await skipHosts(feed, tried);
      const answer = await feed.get({ headers: IN_JAPANESE });
      await skipHosts(feed, tried);
      const there = readListing(answer);
      const again = readListing(await feed.get());
      if (!here || !there || !again) continue;
      const [one, other] = alignedJson(here.root, there.root).map(datesIn) as [Dates, Dates];
      const [first, same] = alignedJson(here.root, again.root).map(datesIn) as [Dates, Dates];
      if (one.dates.length === 0) t.notApplicable(NO_DATE_TIMES);
      const moved = first.dates.some((date, i) => instantOfNode(date) !== instantOfNode(same.dates[i]));
      // Events come and go: what is compared has to be the same list.
      if (moved || first.events !== same.events || one.events !== other.events) continue;
      const i = one.dates.findIndex((date, at) => {
        const [instant, elsewhere] = [instantOfNode(date), instantOfNode(other.dates[at])];
        return instant !== undefined && elsewhere !== undefined && instant !== elsewhere;
      });
      const told = i < 0 ? [instantsOf(other)] : await instantsHere(feed);
      if (told.includes(instantsOf(other))) return t.judge(undefined, answer);
      if (told.length > 1) continue;
      const date = one.dates[i]!;
      const expected = `the instant of ${formatValue(date)}`;
      return t.judge({ reason: 'differs', expected, actual: formatValue(other.dates[i]), at: date.pointer }, answer);
    }
    t.inconclusive(`the list changed while it was read, or could not be read, ${TRIES} times`);
  },
});
