/** The list with an event in it, since an empty list shows neither events nor the envelope around them. */

import { EarlyEnd } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { contentJson } from '../../oracle/answer/content.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import { notSuccessDefect, readData, readMeta, statusTypeDefect } from '../../oracle/list/json-list.ts';
import type { ListReading } from '../../oracle/list/reading.ts';
import type { FeedTarget } from '../../target/target.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { listAddress, listing } from './listing.ts';

/** The first reading of the list, and the one with an event. */
export interface FilledListing {
  readonly first: ListReading;
  /** The first reading; if it is empty and the run may publish, a reading with a published event. */
  readonly reading: ListReading;
  /** Both, or the first alone where it has events already. */
  readonly readings: readonly ListReading[];
  /** Whether the event is ours; it is withdrawn by now. */
  readonly ours: boolean;
}

export const filledListing = premise<FeedTarget>()({
  name: 'filled-listing',
  reasons: ['not-an-object', 'no-meta', 'no-data', 'status', 'not-success'],
  async find(feed, t): Promise<FilledListing> {
    const first = await t.use(listing);
    const alone = { first, reading: first, readings: [first], ours: false };
    const isEmpty = first.data.kind === 'array' && first.data.items.length === 0;
    const answer = isEmpty ? await answerWithOneEvent(feed, t) : undefined;
    // JSON that cannot be read is judged by the topic json, in every answer of the run.
    const json = answer && contentJson(answer)?.value;
    if (!answer || !json) return alone;
    const at = listAddress(feed);
    const { value: meta, defect } = readMeta(json.root, at);
    if (!meta) return t.fail(defect, answer);
    const type = statusTypeDefect(meta);
    if (type) return t.fail({ ...type, reason: 'status' }, answer);
    const notSuccess = notSuccessDefect(meta);
    if (notSuccess) return t.fail(notSuccess, answer);
    const { value: data, defect: lacking } = readData(json.root, at);
    if (!data) return t.fail(lacking, answer);
    const reading = { ...json, answer, meta, data };
    return { first, reading, readings: [first, reading], ours: true };
  },
});

async function answerWithOneEvent(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<Answer | undefined> {
  if (!feed.publisher) return undefined;
  try {
    return await withTestItems(feed, t, 'ev', async (items) => {
      if (!(await items.publish(items.make('an event in an empty list')))) return undefined;
      const holds = (answer: Answer) => eventsInAnswer(answer).length > 0;
      const answer = await readUntil(t, () => feed.get({ fresh: true }), holds);
      return holds(answer) ? answer : undefined;
    });
  } catch (cause) {
    // Whether it can be published is judged by the checks of the topic realtime.
    if (cause instanceof EarlyEnd || cause instanceof TransportFailure) return undefined;
    throw cause;
  }
}
