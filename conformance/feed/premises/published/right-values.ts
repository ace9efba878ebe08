import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { memberEscapings } from '../../oracle/event/escaping.ts';
import { memberTypeDefect } from '../../oracle/event/member-defects.ts';
import { withoutBegunOccurrences } from '../../oracle/event/occurrences.ts';
import { type ValueReason, valueDefect } from '../../oracle/event/published-values.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents } from '../event/dated-events.ts';
import { readableBatch } from './readable-batch.ts';

/** An item of ours and its entry in the list. */
export interface ListedItem {
  readonly item: TestItem;
  readonly event: ObjectNode;
}

/** The items that were compared with the list, and those that could not be compared. */
interface ComparedValues {
  readonly listed: readonly ListedItem[];
  readonly refusals: readonly string[];
  readonly unasked: readonly string[];
  readonly answer: Answer;
}

/** An item as the list may have it now, and its entry. */
export function itemAsListed(item: TestItem, event: ObjectNode, t: Pick<Trial<FeedTarget, never>, 'time'>): ListedItem {
  const now = BigInt(t.time.epoch()) * 1_000_000n;
  return { item: { ...item, event: withoutBegunOccurrences(item.event, event.members.get('times'), now) }, event };
}

/** A value of an item that is served otherwise than it was published, or as another type of JSON. */
export function itemValueDefect({ item, event }: ListedItem): Defect<ValueReason | 'form'> | undefined {
  const value = formatItemDefect(valueDefect(item.event, event), item, event);
  const type = memberTypeDefect(event);
  return value ?? formatItemDefect(type && { ...type, reason: 'form' }, item, event);
}

/**
 * How the texts of the items are escaped, as far as it shows. Samples of the known service show escaped titles, and
 * nothing of types: types may be served unescaped, as long as all of them are.
 */
export function itemEscapings(listed: readonly ListedItem[]) {
  const comparisons = listed.flatMap((item) =>
    memberEscapings(item.item.event, item.event).map((member) => ({ ...member, ...item })),
  );
  const areTypesEscaped = comparisons.some(({ of, escaping }) => of === 'type' && escaping === 'html');
  return comparisons.filter(({ of }) => of === 'title' || areTypesEscaped);
}

/** The batch, with every value served as it was published. */
export const rightValues = premise<FeedTarget>()({
  name: 'right-values',
  reasons: ['null', 'id', 'title', 'type', 'link', 'occurrences', 'form', 'not-as-declared', 'changed'],
  async find(_feed, t): Promise<ComparedValues> {
    await t.use(datedEvents);
    const { cases, list, refusals, unasked } = await t.use(readableBatch);
    const { answer } = list;
    const items = cases.filter(({ compared }) => compared).map(({ item }) => item);
    const listed = items.flatMap((item) =>
      entriesOfItem(list.events, item)
        .slice(0, 1)
        .map((event) => itemAsListed(item, event, t)),
    );
    for (const entry of listed) {
      const defect = itemValueDefect(entry);
      if (defect) return t.fail(defect, answer);
    }
    for (const { escaping, item, event } of itemEscapings(listed)) {
      const defect = formatItemDefect(t.chose('title-escaping', escaping), item, event);
      if (defect) return t.fail(defect, answer);
    }
    return { listed, refusals, unasked, answer };
  },
});
