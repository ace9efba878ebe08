/** That a site lists its own events (interface, "What the service does"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { changed, deadline, gone, staying } from './appeared.ts';
import { furtherSites } from './further-sites.ts';
import { withItems } from './items.ts';
import { entriesOf, eventsOf, lackingIn, listOf, until, visibleWithin } from './lists.ts';
import { otherLife } from './other-life.ts';
import { told } from './told.ts';

export const apart = check<FeedTarget>()({
  proves: 'FEED-LI-003',
  needs: ['publisher', 'otherSite'],
  reasons: { leaked: 'an event is listed for a site in which it was not published' },
  run: async (feed, t) => {
    if (t.declared('site-lists') === 'gathered') t.notApplicable('a site may list the events of others, as declared');
    await t.use(staying);
    await withItems(feed, t, 'si', async (items) => {
      for (const [site, other] of [
        [feed.site, feed.otherSite],
        [feed.otherSite, feed.site],
      ] as const) {
        const item = await items.publish(items.make(`an event of ${site}`, {}, site));
        if (!item) continue;
        const there = await until(
          t,
          () => listOf(feed, { site }),
          (list) => lackingIn(list, [item]).length === 0,
        );
        if (lackingIn(there, [item]).length > 0)
          t.inconclusive(`an event that was published in ${site} is not listed there`);
        const { events, answer } = await eventsOf(feed, t, { site: other });
        // An id is of one site, so only what says the mark is ours.
        const marked = { mark: item.mark, event: { ...item.event, id: null } };
        const [found] = entriesOf(events, marked);
        const expected = `no event of ${site} in the list of ${other} (one that gathers others: --declare site-lists=gathered)`;
        const defect = {
          reason: 'leaked',
          expected,
          actual: item.event.title ?? 'one',
          at: found?.pointer ?? '/data',
        } as const;
        t.judge(found ? defect : undefined, answer);
      }
      if (t.subjects === 0) t.notApplicable(`the feed could have no such events: ${items.refusals[0]}`);
    });
  },
});

export const published = check<FeedTarget>()({
  proves: 'FEED-RT-001',
  needs: ['publisher', 'otherSite'],
  reasons: {
    'not-listed': 'an item of the other site is not listed when its publication has returned',
    'not-in-xml': 'an item of the other site is listed in JSON when its publication has returned, and not in XML',
    'not-in-jsonp': 'an item of the other site is listed in JSON when its publication has returned, and not in JSONP',
  },
  run: async (_feed, t) => {
    const { item, hadEvents, published: texts } = await t.use(otherLife);
    for (const { form, answer, text } of texts) {
      const has = text.includes(item.mark);
      const reason = form.name === 'XML' ? 'not-in-xml' : form.name === 'JSONP' ? 'not-in-jsonp' : 'not-listed';
      if (!has && !hadEvents && reason === 'not-listed')
        t.inconclusive('the first event of the other site is not listed, which is judged by itself');
      const expected = `the item ${deadline(t)}, in ${form.name} of ${item.site}`;
      t.judge(has ? undefined : { reason, expected, actual: 'no such item', at: told(item) }, answer);
    }
    if (texts.length === 0) t.inconclusive('no form of the other site could be read');
  },
});

export const updated = check<FeedTarget>()({
  proves: 'FEED-RT-002',
  needs: ['publisher', 'otherSite'],
  reasons: {
    'not-seen': 'a change of an item of the other site is not seen when it has returned',
    'not-in-xml': 'a change of an item of the other site is seen in JSON, and not in XML',
    'not-in-jsonp': 'a change of an item of the other site is seen in JSON, and not in JSONP',
  },
  run: async (_feed, t) => {
    await t.use(changed);
    const { item, updated } = await t.use(otherLife);
    if (!updated) return t.inconclusive('no change of an item of the other site could be looked for');
    for (const { form, answer, text } of updated.texts) {
      const reason = form.name === 'XML' ? 'not-in-xml' : form.name === 'JSONP' ? 'not-in-jsonp' : 'not-seen';
      const expected = `the new title ${deadline(t)}, in ${form.name} of ${item.site}`;
      const defect = { reason, expected, actual: 'no such title', at: told(item) } as const;
      t.judge(text.includes(updated.word) ? undefined : defect, answer);
    }
    if (updated.texts.length === 0) t.inconclusive('no form of the other site could be read');
  },
});

export const withdrawn = check<FeedTarget>()({
  proves: 'FEED-RT-003',
  needs: ['publisher', 'otherSite'],
  reasons: {
    listed: 'an item of the other site is listed when its withdrawal has returned',
    'in-xml': 'an item of the other site that was withdrawn is not listed in JSON, and is in XML',
    'in-jsonp': 'an item of the other site that was withdrawn is not listed in JSON, and is in JSONP',
  },
  run: async (_feed, t) => {
    await t.use(gone);
    const { item, kept, withdrawn: texts } = await t.use(otherLife);
    if (kept !== undefined) t.notApplicable(kept);
    for (const { form, answer, text } of texts) {
      const reason = form.name === 'XML' ? 'in-xml' : form.name === 'JSONP' ? 'in-jsonp' : 'listed';
      const expected = `no such item ${deadline(t)}, in ${form.name} of ${item.site}`;
      const defect = { reason, expected, actual: 'the item', at: told(item) } as const;
      t.judge(text.includes(item.mark) ? defect : undefined, answer);
    }
    if (texts.length === 0) t.inconclusive('no form of the other site could be read');
  },
});

/**
 * A site that nobody named may gather what others publish, or be another name of one: the interface document says
 * neither that it may nor that it may not.
 */
export const further = check<FeedTarget>()({
  proves: 'FEED-LI-003',
  needs: ['publisher', 'sites'],
  reasons: {
    'not-as-declared': 'a site of the list has events of another, against what is declared',
  },
  run: async (feed, t) => {
    await t.use(staying);
    const sites = (await t.use(furtherSites)).filter(({ site }) => site !== feed.otherSite);
    if (sites.length === 0) t.notApplicable('no site of the list is served, beside those that were named');
    await withItems(feed, t, 'sf', async (items) => {
      const item = await items.publish(items.make(`an event of ${feed.site}`));
      if (!item) t.notApplicable(`the feed could have no such event: ${items.refusals[0]}`);
      await t.time.sleep(visibleWithin(t), t.signal);
      const marked = { mark: item!.mark, event: { ...item!.event, id: null } };
      let found: { readonly site: string; readonly list: Awaited<ReturnType<typeof listOf>> } | undefined;
      for (const { site } of sites) {
        const list = await listOf(feed, { site });
        if (entriesOf(list.events ?? [], marked).length > 0) found ??= { site, list };
      }
      // Where some sites gather, those that were looked at need not be among them.
      if (!found && t.declared('site-lists') === 'gathered') return t.judge(undefined);
      const defect = t.chose('site-lists', found ? 'gathered' : 'own');
      const at = found && `events/${found.site}.json: ${told(item!)}`;
      t.judge(defect && { ...defect, reason: 'not-as-declared', ...(at ? { at } : {}) }, found?.list.answer);
    });
  },
});
