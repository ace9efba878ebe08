/** An item under the id of one that was withdrawn. */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { deadline, gone } from './appeared.ts';
import { withItems } from './items.ts';
import { entriesOf, lackingIn, listOf, until } from './lists.ts';
import { told } from './told.ts';

export const anew = check<FeedTarget>()({
  proves: 'FEED-RT-001',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an item with the id of one that was withdrawn is not listed when its publication has returned',
  },
  run: async (feed, t) => {
    await t.use(gone);
    await withItems(feed, t, 'an', async (items) => {
      const refused = (): never => t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
      const first = (await items.publish(items.make('one that is withdrawn'))) ?? refused();
      const { id } = first.event;
      if (id === null || id !== first.asked.id) t.notApplicable('the feed gives ids of its own');
      const read = (good: (list: Awaited<ReturnType<typeof listOf>>) => boolean) =>
        until(
          t,
          () => listOf(feed),
          (list) => list.events !== undefined && good(list),
        );
      const there = await read((list) => lackingIn(list, [first]).length === 0);
      if (lackingIn(there, [first]).length > 0) t.inconclusive('an item is not listed, as another one was before');
      await items.withdraw(first);
      const left = await read((list) => lackingIn(list, [first]).length > 0);
      if (!left.events || lackingIn(left, [first]).length === 0)
        t.inconclusive('an item that was withdrawn is listed, unlike another one before');
      const made = items.make('one with the id of an item that was withdrawn', { id });
      const second = await items.publish(made);
      if (!second) return t.notApplicable(`the feed has no id a second time: ${items.refusals[0] ?? items.unasked[0]}`);
      if (second.event.id !== id) t.notApplicable('the feed gives an id of its own where one was there before');
      if (![second.event.title, second.event.link].some((text) => text?.includes(second.mark)))
        t.inconclusive('neither title nor link of an item is served as it was published');
      // By its id it would be taken for the one that was withdrawn.
      const marked = { mark: second.mark, event: { ...second.event, id: null } };
      const list = await read(({ events = [] }) => entriesOf(events, marked).length > 0);
      if (!list.events) return t.inconclusive('the list could not be read after the publication');
      const expected = `the item ${deadline(t)}, with the id ${id} of one that was withdrawn`;
      const defect = { reason: 'not-listed', expected, actual: 'no such item', at: told(second) } as const;
      t.judge(entriesOf(list.events, marked).length > 0 ? undefined : defect, list.answer);
    });
  },
});
