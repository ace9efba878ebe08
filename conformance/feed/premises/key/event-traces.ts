/** The traces of the listed events of a site in other answers. */

import type { Answer } from '../../../core/target/answer.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import { type EventTraces, tracesInAnswer } from '../../oracle/key/event-traces.ts';
import { readListing } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The listed events of each site, requested once. */
export function eventTracesBySite(feed: FeedTarget): (site: string) => Promise<EventTraces> {
  const known = new Map<string, Promise<EventTraces>>();
  return (site) => {
    const traces = known.get(site) ?? eventTracesOf(feed, site);
    known.set(site, traces);
    return traces;
  };
}

/** Of so many events each. */
const EVENTS = 200;
/** Characters between pieces of a text that stand in each format as they are. */
const BETWEEN = /[^A-Za-z0-9 .,:;!?=_/-]+/g;
/** A shorter piece may stand in another answer by chance. */
const LEAST_PIECE = 12;
const WHOLE_NUMBER = /^[1-9]\d*$/;
/** A smaller number may be a counter, a status or a year. */
const LEAST_DIGITS = 5;

/** The events of a site as they are listed with the key. */
export async function eventTracesOf(feed: FeedTarget, site: string): Promise<EventTraces> {
  const reading = readListing(await feed.get({ site }));
  const { data, meta } = reading ?? {};
  const events = data?.kind === 'array' ? data.items.filter((item) => item.kind === 'object').slice(0, EVENTS) : [];
  const method = meta?.members.get('method');
  const name = method?.kind === 'object' ? method.members.get('site_name') : undefined;
  const isNamed = (piece: string) => name?.kind === 'string' && name.value.includes(piece);
  const texts = events.flatMap((event) => [...longestPiece(event, 'title'), ...longestPiece(event, 'link')]);
  const ids = events.flatMap(({ members }) => {
    const id = members.get('id');
    return id?.kind === 'number' && id.text.length >= LEAST_DIGITS && WHOLE_NUMBER.test(id.text) ? [id.text] : [];
  });
  return { texts: [...new Set(texts)].filter((text) => !isNamed(text)), ids: [...new Set(ids)] };
}

/** The longest piece of a text of an event, if it is long. */
function longestPiece({ members }: ObjectNode, name: 'title' | 'link'): readonly string[] {
  const node = members.get(name);
  if (node?.kind !== 'string') return [];
  let longest = '';
  let from = 0;
  const take = (end: number) => {
    const piece = end - from > longest.length ? node.value.slice(from, end).trim() : '';
    if (piece.length > longest.length) longest = piece;
  };
  for (const { index, 0: between } of node.value.matchAll(BETWEEN)) {
    take(index);
    from = index + between.length;
  }
  take(node.value.length);
  return longest.length >= LEAST_PIECE ? [longest] : [];
}

/** Whether an answer has or reveals events of the judged site: the checks of keys judge that. */
export const disclosesEvents = async (feed: FeedTarget, answer: Answer): Promise<boolean> =>
  eventsInAnswer(answer).length > 0 || tracesInAnswer(answer, await eventTracesOf(feed, feed.site)) !== undefined;
