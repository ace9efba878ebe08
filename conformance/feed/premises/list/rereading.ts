/** A list read again and again, as it may be served by several hosts in turn. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type FormBesideJson, hasSameEvents } from '../../oracle/agreement/json-beside.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import { jsonDifference } from '../../oracle/json/difference.ts';
import { type ListReading, readListing } from '../../oracle/list/reading.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { retryUntil } from './retry.ts';

/** The number of sequential readings of a list: more than the usual number of hosts of a feed. */
export const READS_ACROSS_HOSTS = 6;

/** Whether the list sometimes has another order. */
export async function isShuffled(feed: FeedTarget, { json, ignored }: FormBesideJson): Promise<boolean> {
  for (let i = 0; i < READS_ACROSS_HOSTS; i++) {
    const again = readListing(await feed.get())?.root;
    if (again && jsonDifference(json, again, ignored) && hasSameEvents(json, again, ignored)) return true;
  }
  return false;
}

/** The list in JSON, requested again after an error; undefined after repeated errors. */
export async function rereadListing(feed: FeedTarget, t: Trial<FeedTarget, never>): Promise<ListReading | undefined> {
  return readListing(
    await retryUntil(
      t,
      () => feed.get(),
      (answer) => readListing(answer) !== undefined,
    ),
  );
}

/** Another form of the list, requested again after an error. */
export const requestForm = (feed: FeedTarget, t: Trial<FeedTarget, never>, query: FeedQuery): Promise<Answer> =>
  retryUntil(
    t,
    () => feed.get(query),
    (answer) => !isErrorAnswer(answer),
  );

/** Sends some requests, so that another of several hosts answers next. */
export async function skipHosts(feed: FeedTarget, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) await feed.get();
}
