/** An item of the other site, from its publication to its withdrawal. */

import { NotApplicable } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import { PLAIN_FORMS, type RequestForm } from '../../inputs/requests/forms.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText, readFormText } from '../list/form-text.ts';
import { readList } from '../list/lists.ts';
import { retryUntil } from '../list/retry.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { feedWithQuery } from '../site/further-sites.ts';
import { listedItem } from './listed-item.ts';

/** The readings of the item at its site, after each step. */
export interface OtherSiteItem {
  readonly item: TestItem;
  /** Whether the site had events before. */
  readonly hadEvents: boolean;
  readonly published: readonly FormText[];
  /** The list of the site in JSON, with the item. */
  readonly list: EventList;
  /** After a change of its title; absent if the feed does not change it. */
  readonly updated?: { readonly word: string; readonly texts: readonly FormText[] };
  readonly withdrawn: readonly FormText[];
  /** Why it was not withdrawn. */
  readonly kept?: string;
}

export const otherSiteItem = premise<FeedTarget>()({
  name: 'other-site-item',
  async find(feed, t): Promise<OtherSiteItem> {
    const site = feed.otherSite ?? t.notApplicable('no other site was given');
    // Other checks judge defects of the judged site.
    await t.use(listedItem);
    const there = feedWithQuery(feed, { site });
    return withTestItems(there, t, 'ol', async (items) => {
      // These readings give a cache an answer to store before the publication.
      const ask = (form: RequestForm) => retryUntil(t, () => readFormText(there, form), isSuccessText);
      const before = await Promise.all(PLAIN_FORMS.map(ask));
      const forms = before.filter(isSuccessText).map(({ form }) => form);
      const hadEvents = eventsInAnswer(await there.get()).length > 0;
      const item = await items.publish(items.make(`an event of ${site}`));
      if (!item) return t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
      const texts = [item.event.title, item.event.link];
      if (!texts.some((text) => text?.includes(item.mark)))
        return t.inconclusive('neither title nor link of an item is served as it was published');
      const read = (form: RequestForm, has: boolean, word = item.mark) =>
        readUntil(
          t,
          () => ask(form),
          ({ text }) => text.includes(word) === has,
        );
      // Repeated answers without a list do not show the item.
      const readAll = async (has: boolean, word?: string) =>
        (await Promise.all(forms.map((form) => read(form, has, word)))).filter(isSuccessText);
      const published = await readAll(true);
      const list = await readList(there);
      const word = `${item.mark}second`;
      const isSeen = published.every(({ text }) => text.includes(item.mark));
      const title = `Touchstone test event ${word}`;
      const second = isSeen ? await items.update({ ...item, event: { ...item.event, title } }) : undefined;
      const updated = second?.event.title?.includes(word) ? { word, texts: await readAll(true, word) } : undefined;
      const kept = await items.withdraw(item).then(
        () => undefined,
        (cause: unknown) => (cause instanceof NotApplicable ? cause.message : Promise.reject(cause)),
      );
      const withdrawn = kept === undefined ? await readAll(false) : [];
      return {
        item,
        hadEvents,
        published,
        list,
        withdrawn,
        ...(updated ? { updated } : {}),
        ...(kept === undefined ? {} : { kept }),
      };
    });
  },
});
