/** What tells of listed events in an answer that is no list: titles, links and numbers that nothing else says. */
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { quote } from '../oracle/quote.ts';
import { eventsHeld, isPage } from './held.ts';
import { textOf } from './parsed.ts';
import { type JsonObject, readListing } from './reading.ts';

/** What the events of a list say that no other answer has by accident. */
export interface Known {
  /** Pieces of titles and links that no format escapes. */
  readonly texts: readonly string[];
  /** Numbers of events. */
  readonly ids: readonly string[];
}

/** Of so many events each. */
const EVENTS = 200;
const PIECE = /[A-Za-z0-9 .,:;!?=_/-]{12,}/g;
/** A smaller number may be a counter, a status or a year. */
const ID = /^[1-9]\d{4,}$/;

/** So many different pieces of one list, or numbers, are no accident. */
const TEXTS = 2;
const IDS = 3;

/** The events of a site as they are listed with the key. */
export async function knownOf(feed: FeedTarget, site: string): Promise<Known> {
  const reading = readListing(await feed.get({ site }));
  const { data, meta } = reading ?? {};
  const events = data?.kind === 'array' ? data.items.filter((one) => one.kind === 'object').slice(0, EVENTS) : [];
  const method = meta?.members.get('method');
  const name = method?.kind === 'object' ? method.members.get('site_name') : undefined;
  const isNamed = (piece: string) => name?.kind === 'string' && name.value.includes(piece);
  const texts = events.flatMap((event) => [...pieceOf(event, 'title'), ...pieceOf(event, 'link')]);
  const ids = events.flatMap(({ members }) => {
    const id = members.get('id');
    return id?.kind === 'number' && ID.test(id.text) ? [id.text] : [];
  });
  return { texts: [...new Set(texts)].filter((one) => !isNamed(one)), ids: [...new Set(ids)] };
}

/** The longest piece of a text of an event, where it is long. */
function pieceOf({ members }: JsonObject, name: 'title' | 'link'): readonly string[] {
  const node = members.get(name);
  const pieces = node?.kind === 'string' ? (node.value.match(PIECE) ?? []) : [];
  const [longest = ''] = pieces.map((one) => one.trim()).sort((a, b) => b.length - a.length);
  return longest.length >= 12 ? [longest] : [];
}

/** What an answer tells of them, in words; undefined where it does not. A page for people is no answer of a feed. */
export function toldIn(answer: Answer, { texts, ids }: Known): string | undefined {
  if (isPage(answer)) return undefined;
  const text = textOf(answer).replaceAll('\\/', '/');
  const pieces = texts.filter((one) => text.includes(one));
  if (pieces.length >= TEXTS) return pieces.slice(0, TEXTS).map(quote).join(' and ');
  const numbers = new Set(text.match(/\d+/g));
  const found = ids.filter((one) => numbers.has(one));
  return found.length >= IDS ? `the numbers ${found.slice(0, IDS).join(', ')}` : undefined;
}

/** Whether an answer has events of the site that is judged, or tells of them: who gets any is said elsewhere. */
export const hasEvents = async (feed: FeedTarget, answer: Answer): Promise<boolean> =>
  eventsHeld(answer).length > 0 || toldIn(answer, await knownOf(feed, feed.site)) !== undefined;
