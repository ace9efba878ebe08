/** An item from its publication to its withdrawal, with the readings after each step. */

import { NotApplicable } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { dateTimeAt, nextHour } from '../../inputs/events/date-times.ts';
import { type RequestForm, requestForms } from '../../inputs/requests/forms.ts';
import type { FeedEvent } from '../../oracle/event/event.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText, readFormText } from '../list/form-text.ts';
import { readList } from '../list/lists.ts';
import { retryUntil as asked } from '../list/retry.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil, visibleWithinMs } from '../publishing/visible-within.ts';

/** The readings of the item, and the word that identifies it. */
export interface ItemStage {
  readonly item: TestItem;
  /** Stands in each text that shows this state of the item. */
  readonly word: string;
  readonly texts: readonly FormText[];
  /** The list in JSON. */
  readonly list: EventList;
}

/** The stages of the item. The stages after a publication that was never visible are absent. */
export interface ItemLife {
  readonly published: ItemStage;
  /** Ten readings of the list after the item was visible. */
  readonly readings: readonly FormText[];
  /** The list a second after that. */
  readonly later?: EventList;
  readonly updated?: ItemStage;
  /** The readings after the withdrawal. */
  readonly withdrawn: readonly FormText[];
  /** Why it was not withdrawn. */
  readonly kept?: string;
}

const READS = 10;
/** A time in whole seconds, at which an answer is made, is another one after this. */
const SECOND_MS = 1100;

export const itemLife = premise<FeedTarget>()({
  name: 'item-life',
  find: (feed, t: Trial<FeedTarget, string>): Promise<ItemLife> =>
    withTestItems(feed, t, 'li', async (items) => {
      // These readings give a cache an answer to store before the publication.
      const before = await Promise.all(requestForms(feed).map((form) => readForm(feed, t, form)));
      const forms = before.filter(isSuccessText).map(({ form }) => form);
      const first = await items.publish(
        items.make('one that is published', (mark) => ({ title: `Touchstone test event ${mark}first` })),
      );
      if (!first) return t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
      const wordOf = (item: TestItem, word: string) => (item.event.title?.includes(word) ? word : item.mark);
      const word = wordOf(first, `${first.mark}first`);
      if (!first.event.title?.includes(word) && !first.event.link?.includes(word))
        return t.inconclusive('neither title nor link of an item is served as it was published');
      const read = (word: string, absent?: string) => readForms(feed, t, forms, word, absent);
      // After it was visible once, another host may still need the whole time for it.
      const settled = async () => {
        await t.time.sleep(visibleWithinMs(t), t.signal);
        return readList(feed);
      };
      const published: ItemStage = { item: first, word, texts: await read(word), list: await settled() };
      if (!published.texts.every(({ text }) => text.includes(word))) return { published, readings: [], withdrawn: [] };
      const readings = await Promise.all(Array.from({ length: READS }, () => readForm(feed, t, forms[0]!)));
      await t.time.sleep(SECOND_MS, t.signal);
      const later = await readList(feed);
      const second = await items.update({
        ...first,
        event: {
          ...first.event,
          title: `Touchstone test event ${first.mark}second`,
          times: timesMoved(first.event.times),
          type: ['Workshop', 'Exhibition'],
          link: `https://events.example/${first.mark}/moved`,
          updated: dateTimeAt(nextHour(t.time.epoch(), -28), -300),
        },
      });
      const next = second && wordOf(second, `${first.mark}second`);
      // If the feed does not change titles, the two states cannot be distinguished.
      const updated =
        second && next !== word
          ? { item: second, word: next!, texts: await read(next!, word), list: await settled() }
          : undefined;
      const kept = await items.withdraw(first).then(
        () => undefined,
        (cause: unknown) => (cause instanceof NotApplicable ? cause.message : Promise.reject(cause)),
      );
      const withdrawn = kept === undefined ? await readForms(feed, t, forms, undefined, first.mark) : [];
      const rest = { ...(updated ? { updated } : {}), ...(kept === undefined ? {} : { kept }) };
      return { published, readings, later, withdrawn, ...rest };
    }),
});

/** Occurrences a day and a half later. */
const timesMoved = (times: FeedEvent['times']): FeedEvent['times'] =>
  times?.map((time) => time && { start: dateMoved(time.start), end: dateMoved(time.end) }) ?? null;
const dateMoved = (date: string | null) => date && dateTimeAt(Date.parse(date) + 36 * 3_600_000, -300);

/** A form of the list; other content only if it is repeated. */
const readForm = (feed: FeedTarget, t: Trial<FeedTarget, string>, form: RequestForm): Promise<FormText> =>
  asked(t, () => readFormText(feed, form), isSuccessText);

/** Reads each form until it contains one word and not another. */
function readForms(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  forms: readonly RequestForm[],
  there?: string,
  absent?: string,
): Promise<readonly FormText[]> {
  const good = ({ text }: FormText) =>
    (there === undefined || text.includes(there)) && (absent === undefined || !text.includes(absent));
  return Promise.all(forms.map((form) => readUntil(t, () => readForm(feed, t, form), good)));
}
