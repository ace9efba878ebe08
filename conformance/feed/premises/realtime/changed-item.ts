/** The item after a change, in every form. */
import { premise } from '../../../core/check/premise.ts';
import { occurrenceInstantDefect } from '../../oracle/event/published-instants.ts';
import { valueDefect } from '../../oracle/event/published-values.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { FeedTarget } from '../../target/target.ts';
import { isSuccessText, requireSuccesses } from '../list/form-text.ts';
import { deadlineText } from '../publishing/visible-within.ts';
import { NOT_CHANGED_REASONS } from './form-reasons.ts';
import { type ItemStage, itemLife } from './item-life.ts';
import { lastingItem } from './lasting-item.ts';

/** A change of the item was seen; undefined where the feed does not change titles. */
export const changedItem = premise<FeedTarget>()({
  name: 'changed',
  reasons: [
    'not-seen',
    'not-in-xml',
    'not-in-jsonp',
    'not-for-another-key',
    'not-in-gzip',
    'not-in-brotli',
    'other-members',
    'twice',
  ],
  async find(_feed, t): Promise<ItemStage | undefined> {
    await t.use(lastingItem);
    const { published, updated } = await t.use(itemLife);
    if (!updated) return undefined;
    const { item, list, texts, word } = updated;
    for (const { form, answer, text } of texts.filter(isSuccessText)) {
      const [seen, old] = [text.includes(word), text.includes(published.word)];
      const actual = seen ? 'the item, with its old title as well' : old ? 'the old title' : 'no such item';
      const reason = seen ? 'twice' : NOT_CHANGED_REASONS[form.name];
      const expected = `the new title ${deadlineText(t)}, in ${form.name}`;
      t.judge(seen && !old ? undefined : { reason, expected, actual, at: formatItem(item) }, answer);
    }
    requireSuccesses(t, texts, 'after the change');
    const found = list.events ? entriesOfItem(list.events, item).length : 1;
    const twice = { reason: 'twice', expected: 'the item once', actual: `${found} entries that are it` } as const;
    t.judge(found > 1 ? twice : undefined, list.answer);
    const stale = staleMember(published, updated);
    const at = `${stale} of ${formatItem(item)}`;
    const [expected, actual] = ['what the change says', 'what was there before'];
    t.judge(stale && { reason: 'other-members', expected, actual, at }, list.answer);
    return updated;
  },
});

const CHANGED_MEMBERS = ['times', 'type', 'link'] as const;

/** The first member, other than the title, that is as it was before a change and not as it should be. */
export function staleMember(before: ItemStage, after: ItemStage): (typeof CHANGED_MEMBERS)[number] | undefined {
  const [event] = after.list.events ? entriesOfItem(after.list.events, after.item) : [];
  return CHANGED_MEMBERS.find((name) => {
    const node = event?.members.get(name);
    if (!event || !node) return false;
    // What it is else, neither the old nor the new, is judged of other events.
    const alone: ObjectNode = { ...event, members: new Map([[name, node]]) };
    const [old, right] = [before, after].map(({ item }) => {
      const at = name === 'times' ? occurrenceInstantDefect(item.event, alone) : undefined;
      return !(valueDefect(item.event, alone) ?? at);
    });
    return old && !right;
  });
}
