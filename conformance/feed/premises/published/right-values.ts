/** The batch, of which every value is served as it was published. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type MemberEscaping, memberEscapings } from '../../oracle/event/escaping.ts';
import { valueDefect } from '../../oracle/event/published-values.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents } from '../event/dated-events.ts';
import { readableBatch } from './readable-batch.ts';

/** How much was compared. */
export interface ComparedValues {
  readonly compared: number;
  readonly refusals: readonly string[];
  readonly unasked: readonly string[];
  readonly answer: Answer;
}

export const rightValues = premise<FeedTarget>()({
  name: 'right values',
  reasons: ['null', 'id', 'title', 'type', 'link', 'occurrences', 'not-as-declared', 'changed'],
  async find(_feed, t): Promise<ComparedValues> {
    await t.use(datedEvents);
    const { cases, list, refusals, unasked } = await t.use(readableBatch);
    let compared = 0;
    const shown: (MemberEscaping & { readonly item: TestItem; readonly event: ObjectNode })[] = [];
    for (const { item, compared: judged } of cases) {
      const [event] = judged ? entriesOfItem(list.events, item) : [];
      if (!event) continue;
      compared++;
      const defect = valueDefect(item.event, event);
      t.judge(formatItemDefect(defect, item, event), list.answer);
      shown.push(...memberEscapings(item.event, event).map((one) => ({ ...one, item, event })));
    }
    // Samples of the known service show escaped titles, and of types nothing: those may be served as they are.
    const types = shown.some(({ of, escaping }) => of === 'type' && escaping === 'html');
    for (const { of, escaping, item, event } of shown)
      if (of === 'title' || types)
        t.judge(formatItemDefect(t.chose('title-escaping', escaping), item, event), list.answer);
    return { compared, refusals, unasked, answer: list.answer };
  },
});
