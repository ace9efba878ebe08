/** One item, from its publication to its withdrawal, and what was read after each step. */
import type { FeedEvent } from '../core/feed-event.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { NotApplicable } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { dateTimeAt, nextHour } from '../properties/feed-event.ts';
import { again as asked } from './again.ts';
import { type Form, formsOf, isAlive, type Text, textOf } from './forms.ts';
import { type Item, withItems } from './items.ts';
import { type List, listOf, until, visibleWithin } from './lists.ts';

/** What was read of the item, and how it is told in a text. */
export interface Stage {
  readonly item: Item;
  /** Stands in each text that shows this state of the item. */
  readonly word: string;
  readonly texts: readonly Text[];
  /** The list in JSON. */
  readonly list: List;
}

/** What became of the item. What comes after a publication that was never seen is absent. */
export interface Life {
  readonly published: Stage;
  /** Ten readings of the list after it was seen. */
  readonly again: readonly Text[];
  /** The list two seconds after that. */
  readonly later?: List;
  readonly updated?: Stage;
  /** What was read after the withdrawal. */
  readonly withdrawn: readonly Text[];
  /** Why it was not withdrawn. */
  readonly kept?: string;
}

const READS = 10;

export const life = premise<FeedTarget>()({
  name: 'life',
  owners: {},
  find: (feed, t: Trial<FeedTarget, string>): Promise<Life> =>
    withItems(feed, t, 'li', async (items) => {
      // What keeps an answer has one to keep before anything is published.
      const before = await Promise.all(formsOf(feed).map((form) => listIn(feed, t, form)));
      const forms = before.filter(isAlive).map(({ form }) => form);
      const first = await items.publish(
        items.make('one that is published', (mark) => ({ title: `Touchstone test event ${mark}first` })),
      );
      if (!first) return t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
      const told = (item: Item, word: string) => (item.event.title?.includes(word) ? word : item.mark);
      const word = told(first, `${first.mark}first`);
      if (!first.event.title?.includes(word) && !first.event.link?.includes(word))
        return t.inconclusive('neither title nor link of an item is served as it was published');
      const read = (word: string, absent?: string) => readings(feed, t, forms, word, absent);
      // Seen once, it may still be that another host has it only when its time has gone by.
      const settled = async () => {
        await t.time.sleep(visibleWithin(t), t.signal);
        return listOf(feed);
      };
      const published: Stage = { item: first, word, texts: await read(word), list: await settled() };
      if (!published.texts.every(({ text }) => text.includes(word))) return { published, again: [], withdrawn: [] };
      const again = await Promise.all(Array.from({ length: READS }, () => listIn(feed, t, forms[0]!)));
      await t.time.sleep(2100, t.signal);
      const later = await listOf(feed);
      const second = await items.update({
        ...first,
        event: {
          ...first.event,
          title: `Touchstone test event ${first.mark}second`,
          times: moved(first.event.times),
          type: ['Workshop', 'Exhibition'],
          link: `https://events.example/${first.mark}/moved`,
          updated: dateTimeAt(nextHour(t.time.epoch(), -28), -300),
        },
      });
      const next = second && told(second, `${first.mark}second`);
      // Where the title is not ours to change nothing tells the one from the other.
      const updated =
        second && next !== word
          ? { item: second, word: next!, texts: await read(next!, word), list: await settled() }
          : undefined;
      const kept = await items.withdraw(first).then(
        () => undefined,
        (cause: unknown) => (cause instanceof NotApplicable ? cause.message : Promise.reject(cause)),
      );
      const withdrawn = kept === undefined ? await readings(feed, t, forms, undefined, first.mark) : [];
      const rest = { ...(updated ? { updated } : {}), ...(kept === undefined ? {} : { kept }) };
      return { published, again, later, withdrawn, ...rest };
    }),
});

/** Occurrences a day and a half later. */
const moved = (times: FeedEvent['times']): FeedEvent['times'] =>
  times?.map((one) => one && { start: later(one.start), end: later(one.end) }) ?? null;
const later = (date: string | null) => date && dateTimeAt(Date.parse(date) + 36 * 3_600_000, -300);

/** A form of the list; what is no list only where it is none time and again. */
const listIn = (feed: FeedTarget, t: Trial<FeedTarget, string>, form: Form): Promise<Text> =>
  asked(t, () => textOf(feed, form), isAlive);

/** Reads each form until it has one word and has not another. */
function readings(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  forms: readonly Form[],
  there?: string,
  absent?: string,
): Promise<readonly Text[]> {
  const good = ({ text }: Text) =>
    (there === undefined || text.includes(there)) && (absent === undefined || !text.includes(absent));
  return Promise.all(forms.map((form) => until(t, () => listIn(feed, t, form), good)));
}
