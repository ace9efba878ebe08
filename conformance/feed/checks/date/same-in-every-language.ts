import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { alignedJson } from '../../oracle/agreement/aligned-json.ts';
import { dateTimesOf, instantOfNode, NO_DATE_TIMES } from '../../oracle/event/date-times.ts';
import { formatValue, type ObjectNode } from '../../oracle/json/value.ts';
import { dataEntries } from '../../oracle/list/entries.ts';
import { readListing } from '../../oracle/list/reading.ts';
import { listedEvents } from '../../premises/event/events.ts';
import { READS_ACROSS_HOSTS, skipHosts } from '../../premises/list/rereading.ts';
import { whileListed } from '../../premises/publishing/while-listed.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The values that identify an event in any language: its id, or else its title and link. */
function identityOf({ members }: ObjectNode): readonly string[] {
  const names = members.get('id')?.kind === 'number' ? ['id'] : ['title', 'link'];
  return names.map((name) => formatValue(members.get(name)));
}

/** The events of an answer, and their date-times in order. */
interface ListDates {
  readonly events: string;
  readonly dates: readonly JsonNode[];
}

function datesIn(root: JsonNode): ListDates {
  const events = dataEntries(root)?.filter((entry) => entry.kind === 'object') ?? [];
  const places = (event: ObjectNode) => dateTimesOf(event).map(({ pointer }) => pointer.slice(event.pointer.length));
  return {
    events: JSON.stringify(events.map((event) => [identityOf(event), places(event)])),
    dates: events.flatMap(dateTimesOf),
  };
}

/** Two lists with their common events in the same order. */
function alignedDates(a: JsonNode, b: JsonNode): readonly [ListDates, ListDates] {
  const [first, second] = alignedJson(a, b);
  return [datesIn(first), datesIn(second)];
}

/** All instants of a list with its events in any order. */
const instantsOf = ({ dates }: ListDates): string =>
  dates
    .map((date) => `${instantOfNode(date)}`)
    .toSorted()
    .join();

/** The different instants in several readings without a language: hosts that answer in turn may differ. */
async function instantsInTurn(feed: FeedTarget): Promise<readonly string[]> {
  const instants = new Set<string>();
  for (let i = 0; i < READS_ACROSS_HOSTS; i++) {
    const root = readListing(await feed.get())?.root;
    if (root) instants.add(instantsOf(datesIn(root)));
  }
  return [...instants];
}

/** A language of a zone that is far from most feeds. */
const IN_JAPANESE = [['accept-language', 'ja-JP, ja;q=0.9']] as const;
const TRIES = 3;

/**
 * Date-times name the same instants to a client of any language:
 * 1. The list is read without a language, in Japanese, and without a language again.
 * 2. Only readings of the same events, whose dates did not move meanwhile, are compared; others are read again.
 * 3. Where an instant differs, several hosts may answer in turn: their instants without a language are read as well.
 * 4. A feed of one answer without a language, and of another in Japanese, fails.
 */
export const sameInEveryLanguage = check<FeedTarget>()({
  // FEED-EV-010 (must): A date-time denotes the instant that was published. [interface, "Event"]
  proves: 'FEED-EV-010',
  reasons: { differs: 'a client of another language gets another instant' },
  run: async (feed, t) => {
    await t.use(listedEvents);
    await whileListed(feed, t, 'la', () => compareLanguages(feed, t));
  },
});

async function compareLanguages(feed: FeedTarget, t: Trial<FeedTarget, 'differs'>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    // Each try sends another sequence, since several hosts may answer in turn.
    const baseline = readListing(await feed.get());
    await skipHosts(feed, tries);
    const answer = await feed.get({ headers: IN_JAPANESE });
    await skipHosts(feed, tries);
    const japanese = readListing(answer);
    const after = readListing(await feed.get());
    if (!baseline || !japanese || !after) continue;
    const [plain, translated] = alignedDates(baseline.root, japanese.root);
    const [first, last] = alignedDates(baseline.root, after.root);
    if (plain.dates.length === 0) t.notApplicable(NO_DATE_TIMES);
    const isMoved = first.dates.some((date, i) => instantOfNode(date) !== instantOfNode(last.dates[i]));
    // Other clients may publish meanwhile, so only lists with the same events are compared.
    if (isMoved || first.events !== last.events || plain.events !== translated.events) continue;
    const i = plain.dates.findIndex((date, at) => {
      const [instant, other] = [instantOfNode(date), instantOfNode(translated.dates[at])];
      return instant !== undefined && other !== undefined && instant !== other;
    });
    if (i < 0) return t.judge(undefined, answer);
    const plainInstants = await instantsInTurn(feed);
    if (plainInstants.includes(instantsOf(translated))) return t.judge(undefined, answer);
    if (plainInstants.length > 1) continue;
    const [date, actual] = [plain.dates[i]!, formatValue(translated.dates[i])];
    const expected = `the instant of ${formatValue(date)}`;
    return t.judge({ reason: 'differs', expected, actual, at: date.pointer }, answer);
  }
  t.inconclusive(`the list changed while it was read, or could not be read, ${TRIES} times`);
}
