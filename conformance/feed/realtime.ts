/** That the feed is real time (interface, "What the service does"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { appeared, changed, deadline, gone, staying } from './appeared.ts';
import { withItems } from './items.ts';
import { eventsOf, lackingIn, listOf, until } from './lists.ts';
import { readable } from './right.ts';
import { told } from './told.ts';

export { anew } from './anew.ts';

export const published = check<FeedTarget>()({
  proves: 'FEED-RT-001',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an item is not listed when its publication has returned',
    'not-in-xml': 'an item is listed in JSON when its publication has returned, and not in XML',
    'not-in-jsonp': 'an item is listed in JSON when its publication has returned, and not in JSONP',
    'not-for-another-key': 'an item is listed for one key when its publication has returned, and not for another',
    'not-in-gzip': 'an item is listed when its publication has returned, and not where gzip is accepted',
    'not-in-brotli': 'an item is listed when its publication has returned, and not where Brotli is accepted',
  },
  run: async (_feed, t) => {
    const { texts } = await t.use(appeared);
    await t.each(texts, ({ answer }) => t.judge(undefined, answer));
    t.note(`one item was published, and looked for in ${texts.map(({ form }) => form.name).join(', ')}`);
  },
});

/** So far ahead that every event of a list is over. */
const AHEAD_MS = 4_000 * 86_400_000;

export const first = check<FeedTarget>()({
  proves: 'FEED-RT-001',
  needs: ['publisher'],
  reasons: { 'not-listed': 'an item is not listed when its publication has returned, where nothing was listed before' },
  run: async (feed, t) => {
    await t.use(staying);
    const judge = async (site: string, now: number): Promise<void> => {
      if ((await eventsOf(feed, t, { site })).events.length > 0) return;
      await withItems(
        feed,
        t,
        'fi',
        async (items) => {
          const item = await items.publish(items.make('the only event', {}, site));
          if (!item) t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
          const list = await until(
            t,
            () => listOf(feed, { site }),
            (one) => lackingIn(one, [item!]).length === 0,
          );
          if (!list.events) t.inconclusive(`the list of ${site} could not be read after the publication`);
          const lacks = lackingIn(list, [item!]).length > 0;
          const expected = `the item ${deadline(t)}, in the list of ${site}, which was empty`;
          const found = { reason: 'not-listed', expected, actual: 'no such item', at: told(item!) } as const;
          t.judge(lacks ? found : undefined, list.answer);
        },
        now,
      );
    };
    if (feed.otherSite !== undefined) await judge(feed.otherSite, t.time.epoch());
    if (t.subjects === 0 && feed.clock) {
      const now = t.time.epoch() + AHEAD_MS;
      try {
        await feed.clock.set(now);
        await judge(feed.site, now);
      } finally {
        await feed.clock.set(undefined);
      }
    }
    if (t.subjects === 0) t.notApplicable('no site that was named is ever without events');
  },
});

export const stays = check<FeedTarget>()({
  proves: 'FEED-RT-005',
  needs: ['publisher'],
  reasons: { gone: 'an item that was listed is not listed in a later answer' },
  run: async (_feed, t) => {
    await t.each(await t.use(staying), ({ answer }) => t.judge(undefined, answer));
  },
});

export const updated = check<FeedTarget>()({
  proves: 'FEED-RT-002',
  needs: ['publisher'],
  reasons: {
    'not-seen': 'a change of an item is not seen when it has returned',
    'not-in-xml': 'a change of an item is seen in JSON, and not in XML',
    'not-in-jsonp': 'a change of an item is seen in JSON, and not in JSONP',
    'not-for-another-key': 'a change of an item is seen by one key, and not by another',
    'not-in-gzip': 'a change of an item is seen, and not where gzip is accepted',
    'not-in-brotli': 'a change of an item is seen, and not where Brotli is accepted',
    'other-members': 'a change of an item is seen in its title, and not in its times, types or link',
    twice: 'an item that was changed is listed as it was and as it is',
  },
  run: async (_feed, t) => {
    const { texts } = (await t.use(changed)) ?? t.notApplicable('the feed does not change titles');
    await t.each(texts, ({ answer }) => t.judge(undefined, answer));
  },
});

export const cleared = check<FeedTarget>()({
  proves: 'FEED-RT-003',
  needs: ['publisher'],
  reasons: { left: 'of many items that were withdrawn at the same time some are listed' },
  run: async (_feed, t) => {
    await t.use(gone);
    const { cleared } = await t.use(readable);
    const { items, list, left } = cleared;
    if (!list.events) return t.inconclusive('the list could not be read after the withdrawals');
    await t.each(
      items,
      (item) => {
        const actual = `${left.length} of ${items.length} that were withdrawn`;
        const defect = { reason: 'left', expected: 'none of the items', actual, at: told(item) } as const;
        t.judge(left.includes(item) ? defect : undefined, list.answer);
      },
      'the feed could have none of the events that were to be published',
    );
  },
});

export const withdrawn = check<FeedTarget>()({
  proves: 'FEED-RT-003',
  needs: ['publisher'],
  reasons: {
    listed: 'an item is listed when its withdrawal has returned',
    'in-xml': 'an item that was withdrawn is not listed in JSON, and is in XML',
    'in-jsonp': 'an item that was withdrawn is not listed in JSON, and is in JSONP',
    'for-another-key': 'an item that was withdrawn is not listed for one key, and is for another',
    'in-gzip': 'an item that was withdrawn is not listed, and is where gzip is accepted',
    'in-brotli': 'an item that was withdrawn is not listed, and is where Brotli is accepted',
  },
  run: async (_feed, t) => {
    await t.each(await t.use(gone), ({ answer }) => t.judge(undefined, answer));
  },
});
