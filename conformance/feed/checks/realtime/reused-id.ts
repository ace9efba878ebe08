import { check } from '../../../core/check/check.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { readList } from '../../premises/list/lists.ts';
import { withTestItems } from '../../premises/publishing/items.ts';
import { deadlineText, readUntil } from '../../premises/publishing/visible-within.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import type { FeedTarget } from '../../target/target.ts';

/** An item with the id of an item that was withdrawn is listed as well. */
export const reusedId = check<FeedTarget>()({
  // FEED-RT-001 (must): An item is listed as soon as it is published, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-001',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an item with the id of a withdrawn item is not listed when its publication has returned',
  },
  run: async (feed, t) => {
    await t.use(withdrawnItem);
    await withTestItems(feed, t, 'an', async (items) => {
      const refused = (): never => t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
      const first = (await items.publish(items.make('one that is withdrawn'))) ?? refused();
      const { id } = first.event;
      if (id === null || id !== first.asked.id) t.notApplicable('the feed assigns the ids itself');
      const read = (good: (list: Awaited<ReturnType<typeof readList>>) => boolean) =>
        readUntil(
          t,
          () => readList(feed),
          (list) => list.events !== undefined && good(list),
        );
      const published = await read((list) => missingItems(list, [first]).length === 0);
      if (missingItems(published, [first]).length > 0) t.inconclusive('an item is not listed, and an earlier one was');
      await items.withdraw(first);
      const withdrawn = await read((list) => missingItems(list, [first]).length > 0);
      if (!withdrawn.events || missingItems(withdrawn, [first]).length === 0)
        t.inconclusive('an item that was withdrawn is listed, and an earlier one was not');
      const made = items.make('one with the id of an item that was withdrawn', { id });
      const second = await items.publish(made);
      if (!second) return t.notApplicable(`the feed has no id a second time: ${items.refusals[0] ?? items.unasked[0]}`);
      if (second.event.id !== id) t.notApplicable('the feed assigns another id to an item with a used one');
      if (![second.event.title, second.event.link].some((text) => text?.includes(second.mark)))
        t.inconclusive('neither title nor link of an item is served as it was published');
      // The id alone would match the withdrawn item as well.
      const marked = { mark: second.mark, event: { ...second.event, id: null } };
      const list = await read(({ events = [] }) => entriesOfItem(events, marked).length > 0);
      if (!list.events) return t.inconclusive('the list could not be read after the publication');
      const expected = `the item ${deadlineText(t)}, with the id ${id} of a withdrawn item`;
      const defect = { reason: 'not-listed', expected, actual: 'no such item', at: formatItem(second) } as const;
      t.judge(entriesOfItem(list.events, marked).length === 0 && defect, list.answer);
    });
  },
});
