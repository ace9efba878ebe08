/** Readings of a list, and whether its order changes. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { plainJson } from '../../../oracle/json/json-node.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { EventList, ReadableList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { requireList } from '../list/lists.ts';

/** How often a list is read at most until three readings list the same events. */
const READS = 9;
const asTexts = (events: readonly ObjectNode[]): readonly string[] =>
  events.map((event) => JSON.stringify(plainJson(event)));

/** A list, and how it was listed otherwise right after. */
interface OrderReadings {
  readonly list: EventList & { readonly events: readonly ObjectNode[] };
  readonly shuffled?: {
    readonly defect: Defect<'shuffled'>;
    readonly answer: Answer;
    /** Each order of the readings. */
    readonly seen: readonly (readonly ObjectNode[])[];
  };
}

/** Three readings of the same events. A changing order breaks only a recommendation, so it blocks nothing. */
export const orderReadings = premise<FeedTarget>()({
  name: 'order-readings',
  async find(feed, t): Promise<OrderReadings> {
    await t.use(listedEvents);
    const read: ReadableList[] = [];
    while (read.length < READS) {
      read.push(await requireList(feed, t));
      // Of several hosts that answer in turn one may be late, so only lists with the same events are compared.
      const alike = [...Map.groupBy(read, ({ events }) => asTexts(events).toSorted().join('\n')).values()];
      const all = alike.find((lists) => lists.length === 3);
      if (!all) continue;
      const [first, ...others] = all.map((list) => asTexts(list.events));
      const i = others.map((texts) => texts.findIndex((text, at) => text !== first![at])).find((at) => at >= 0);
      if (i === undefined) return { list: all[0]! };
      const expected = 'the same events in the same order as before';
      const actual = 'the same events in another order';
      const defect = { reason: 'shuffled', expected, actual, at: `/data/${i}` } as const;
      return { list: all[0]!, shuffled: { defect, answer: all[2]!.answer, seen: all.map((list) => list.events) } };
    }
    return t.inconclusive('the events changed between each two readings');
  },
});
