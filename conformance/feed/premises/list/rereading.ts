/** A list read again and again, as it may be served by several hosts in turn. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type FormBesideJson, hasSameEvents } from '../../oracle/agreement/json-beside.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { jsonDifference } from '../../oracle/json/difference.ts';
import { type ListReading, readListing } from '../../oracle/list/reading.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { retryUntil } from './retry.ts';

/** How often a list is read one after the other: more than the hosts that a feed is commonly spread over. */
export const READS_ACROSS_HOSTS = 6;

/** Whether the list is in another order now and then. */
export async function isShuffled(feed: FeedTarget, { json, ignored }: FormBesideJson): Promise<boolean> {
  for (let i = 0; i < READS_ACROSS_HOSTS; i++) {
    const again = readListing(await feed.get())?.root;
    if (again && jsonDifference(json, again, ignored) && hasSameEvents(json, again, ignored)) return true;
  }
  return false;
}

/** The list in JSON, asked for anew where it is an error; undefined where it is one each time. */
export async function rereadListing(feed: FeedTarget, t: Trial<FeedTarget, never>): Promise<ListReading | undefined> {
  return readListing(
    await retryUntil(
      t,
      () => feed.get(),
      (answer) => readListing(answer) !== undefined,
    ),
  );
}

/** Another form of the list, asked for anew where it is an error. */
export const requestForm = (feed: FeedTarget, t: Trial<FeedTarget, never>, query: FeedQuery): Promise<Answer> =>
  retryUntil(
    t,
    () => feed.get(query),
    (answer) => !isErrorAnswer(answer),
  );

/** Lets so many of the hosts that may answer in turn have theirs. */
export async function skipHosts(feed: FeedTarget, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) await feed.get();
}
