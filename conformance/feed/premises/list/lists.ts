/** What a feed lists at a moment. */

import type { Trial } from '../../../core/check/trial.ts';
import { oncePerAnswer } from '../../oracle/answer/memo.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { type EventList, eventsOfSuccess, type ReadableList } from '../../oracle/list/event-list.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';

/** How often a list is requested after errors, since a single error may be temporary. */
const TRIES = 3;

/** Reads a list on a new connection. */
export async function readList(feed: FeedTarget, query: FeedQuery = {}): Promise<EventList> {
  const ask = () => feed.get({ fresh: true, ...query });
  let answer = await ask();
  for (let i = 1; i < TRIES && isErrorAnswer(answer); i++) answer = await ask();
  return {
    answer,
    // A run keeps many lists, and the memory of a machine few of ten thousand events.
    get events() {
      return oncePerAnswer(answer, 'events', () => eventsOfSuccess(answer));
    },
  };
}

/** The same for checks that need its events. */
export async function requireList(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  query: FeedQuery = {},
): Promise<ReadableList> {
  const list = await readList(feed, query);
  return list.events ? (list as ReadableList) : t.inconclusive('a further reading of the list could not be understood');
}
