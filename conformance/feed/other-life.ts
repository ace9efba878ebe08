/** One item of the other site, from its publication to its withdrawal. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { NotApplicable } from '../core/signal.ts';
import { again } from './again.ts';
import { appeared } from './appeared.ts';
import { BARE, type Form, isAlive, type Text, textOf } from './forms.ts';
import { seenWith } from './further-sites.ts';
import { eventsHeld } from './held.ts';
import { type Item, withItems } from './items.ts';
import { until } from './lists.ts';

/** What was read of the item at its own site, after each step. */
export interface OtherLife {
  readonly item: Item;
  /** Whether the site had events before. */
  readonly hadEvents: boolean;
  readonly published: readonly Text[];
  /** After its title was changed; absent where the feed does not change it. */
  readonly updated?: { readonly word: string; readonly texts: readonly Text[] };
  readonly withdrawn: readonly Text[];
  /** Why it was not withdrawn. */
  readonly kept?: string;
}

export const otherLife = premise<FeedTarget>()({
  name: 'other life',
  owners: {},
  async find(feed, t): Promise<OtherLife> {
    const site = feed.otherSite ?? t.notApplicable('no other site was given');
    // What shows at the site that is judged is said there.
    await t.use(appeared);
    const there = seenWith(feed, { site });
    return withItems(there, t, 'ol', async (items) => {
      // What keeps an answer has one to keep before anything is published.
      const ask = (form: Form) => again(t, () => textOf(there, form), isAlive);
      const before = await Promise.all(BARE.map(ask));
      const forms = before.filter(isAlive).map(({ form }) => form);
      const hadEvents = eventsHeld(await there.get()).length > 0;
      const item = await items.publish(items.make(`an event of ${site}`));
      if (!item) return t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
      const texts = [item.event.title, item.event.link];
      if (!texts.some((text) => text?.includes(item.mark)))
        return t.inconclusive('neither title nor link of an item is served as it was published');
      const read = (form: Form, has: boolean, word = item.mark) =>
        until(
          t,
          () => ask(form),
          ({ text }) => text.includes(word) === has,
        );
      // What is no list, time and again, says nothing of the item.
      const readAll = async (has: boolean, word?: string) =>
        (await Promise.all(forms.map((form) => read(form, has, word)))).filter(isAlive);
      const published = await readAll(true);
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
        withdrawn,
        ...(updated ? { updated } : {}),
        ...(kept === undefined ? {} : { kept }),
      };
    });
  },
});
