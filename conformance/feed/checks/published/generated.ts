/** Compares random events with the served ones, and shrinks an event that differs. */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { EarlyEnd } from '../../../core/check/early-end.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { EventContent } from '../../inputs/events/generated-event.ts';
import { occurrenceInstantDefect } from '../../oracle/event/published-instants.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import { readList } from '../../premises/list/lists.ts';
import { publishedBatch } from '../../premises/published/batch.ts';
import type { PublishedCase } from '../../premises/published/cases.ts';
import { eventGenerator, GENERATED_COUNT } from '../../premises/published/generated-events.ts';
import { rightInstants } from '../../premises/published/right-instants.ts';
import { itemValueDefect, rightValues } from '../../premises/published/right-values.ts';
import { withTestItems } from '../../premises/publishing/items.ts';
import { readUntil } from '../../premises/publishing/visible-within.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many events are published to shrink a failing one. */
const TRIES = 16;

type Differs = Defect<'differs'>;

class Different extends Error {
  readonly defect: Differs;
  constructor(defect: Differs) {
    super(defect.actual);
    this.defect = defect;
  }
}

/** The defect of the smallest event that was found, if any. */
export async function smallestDefect(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  drawn: readonly PublishedCase[],
  list: EventList,
): Promise<{ readonly defect?: Differs; readonly seed: number }> {
  const { seed, content } = await t.use(eventGenerator);
  // Loaded here, since a run of other checks draws nothing.
  const { default: fc } = await import('fast-check');
  return withTestItems(feed, t, 'ge', async (items) => {
    const known = new Map(drawn.map(({ item }) => [contentKey(item.event), itemDefect(item, list)]));
    let tries = 0;
    let ended: unknown;
    const property = fc.asyncProperty(content, async (content) => {
      const key = contentKey(content);
      if (!known.has(key) && tries < TRIES && tries >= 0 && ended === undefined && found) {
        tries++;
        try {
          t.signal.throwIfAborted();
          const item = await items.publish(items.make('generated event', content));
          if (item) {
            const list = await readUntil(
              t,
              () => readList(feed),
              (list) => missingItems(list, [item]).length === 0,
            );
            known.set(key, itemDefect(item, list));
            await items.withdraw(item);
          }
        } catch (cause) {
          // This is not a failure of the feed, so the earlier result counts.
          if (!(cause instanceof EarlyEnd || cause instanceof TransportFailure)) throw cause;
          ended = cause;
        }
      }
      const defect = known.get(key);
      if (!defect) return;
      found = true;
      throw new Different(defect);
    });
    let found = false;
    const result = await fc.check(property, { seed, numRuns: GENERATED_COUNT });
    const { errorInstance } = result;
    if (errorInstance instanceof Different) {
      const how = `the smallest event with this defect: fast-check seed ${seed}, path ${result.counterexamplePath}, ${tries} more published`;
      return { defect: { ...errorInstance.defect, at: `${errorInstance.defect.at}; ${how}` }, seed };
    }
    if (errorInstance) throw errorInstance;
    return { seed };
  });
}

const contentKey = ({ title, times, type }: EventContent): string => JSON.stringify({ title, times, type });

function itemDefect(item: TestItem, { events = [] }: EventList): Differs | undefined {
  const [event] = entriesOfItem(events, item);
  if (!event) return undefined;
  const defect = itemValueDefect({ item, event }) ?? occurrenceInstantDefect(item.event, event);
  if (!defect) return undefined;
  const { title, times, type } = item.event;
  const at = `${defect.at} of the event ${JSON.stringify({ title, times, type })}`;
  return { ...defect, reason: 'differs', at: `${at}, ${formatItem(item)}` };
}

export const generated = check<FeedTarget>()({
  // FEED-EV-008 (must): An event has the content that was published: its strings, numbers, lists and nulls are those of the item.
  //   [interface, "Event"]
  proves: 'FEED-EV-008',
  needs: ['publisher'],
  reasons: { differs: 'an event by chance is served otherwise than it was published' },
  run: async (feed, t) => {
    await t.use(rightValues);
    await t.use(rightInstants);
    const { drawn, list } = await t.use(publishedBatch);
    if (drawn.length === 0) t.notApplicable('the feed accepted none of the generated events');
    const { defect, seed } = await smallestDefect(feed, t, drawn, list);
    for (const _ of drawn) t.judge(defect, list.answer);
    t.note(`${drawn.length} generated events were compared (fast-check seed ${seed})`);
  },
});
