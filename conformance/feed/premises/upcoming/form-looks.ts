/** Events of ours in other forms, and at another site, beside what JSON has of them at the same time. */

import type { Evidence, Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { PLAIN_FORMS, type RequestForm } from '../../inputs/requests/forms.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import { type EventSpan, isUndisputed } from '../../oracle/upcoming/options.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText, readFormText } from '../list/form-text.ts';
import { retryUntil } from '../list/retry.ts';
import type { TestItems } from '../publishing/items.ts';

/** Where it is looked beside the JSON of the site. */
export type OtherPlace = 'XML' | 'JSONP' | 'another site';

/** An event, and one at the same times in another site. */
export interface EventWithTwin {
  readonly item: TestItem;
  readonly last: EventSpan;
  readonly kind: string;
  readonly twin?: TestItem | undefined;
}

/** One look at an event. */
export interface FormLook extends EventWithTwin {
  readonly where: OtherPlace;
  readonly now: number;
  /** Whether JSON of the site lists it: before the other was read, and after that. */
  readonly listed: boolean;
  /** Whether the other does. */
  readonly there: boolean;
  readonly answer: Evidence;
}

const [JSON_FORM, XML_FORM, JSONP_FORM] = PLAIN_FORMS as readonly [RequestForm, RequestForm, RequestForm];

/** Whether it is told by words that no format escapes. */
const isMarked = ({ mark, event }: TestItem): boolean => [event.title, event.link].some((text) => text?.includes(mark));

/** Publishes an event at the same times in the other site; undefined where it cannot have it. */
export async function publishTwin(
  feed: FeedTarget,
  items: TestItems,
  { event, what }: TestItem,
): Promise<TestItem | undefined> {
  if (feed.otherSite === undefined) return undefined;
  const asked = items.make(`${what}, in ${feed.otherSite}`, { times: event.times }, feed.otherSite);
  const twin = await items.publish(asked).catch((cause: unknown) => {
    // What the publisher fails with for the other site is said by what is about that.
    if (cause instanceof TransportFailure && cause.code === 'protocol') return undefined;
    throw cause;
  });
  return twin && twin.event.times === event.times && isMarked(twin) ? twin : undefined;
}

/** A way to look at all events; what is no list before that is not asked for. */
export async function formLooks(feed: FeedTarget, t: Trial<FeedTarget, string>, pairs: readonly EventWithTwin[]) {
  const marked = pairs.filter(({ item }) => isMarked(item));
  const ask = (form: RequestForm): Promise<FormText> => retryUntil(t, () => readFormText(feed, form), isSuccessText);
  const { otherSite: site } = feed;
  const all: readonly { readonly where: OtherPlace; readonly form: RequestForm }[] = [
    { where: 'XML', form: XML_FORM },
    { where: 'JSONP', form: JSONP_FORM },
    ...(site !== undefined && marked.some(({ twin }) => twin)
      ? [{ where: 'another site', form: { ...JSON_FORM, query: { site } } } as const]
      : []),
  ];
  const asked = await Promise.all(all.map(async (one) => ({ ...one, alive: isSuccessText(await ask(one.form)) })));
  const forms = asked.filter(({ alive }) => alive);

  const look = async (now: number): Promise<readonly FormLook[]> => {
    // Events pass while answers are under way: what is judged is listed, or is not, before and after.
    const before = await ask(JSON_FORM);
    const others = await Promise.all(forms.map(async ({ where, form }) => ({ where, text: await ask(form) })));
    const after = await ask(JSON_FORM);
    if (!isSuccessText(before) || !isSuccessText(after)) return [];
    return others
      .filter(({ text }) => isSuccessText(text))
      .flatMap(({ where, text }) =>
        marked.flatMap((pair): FormLook[] => {
          const mine = where === 'another site' ? pair.twin : pair.item;
          const listed = before.text.includes(pair.item.mark);
          if (!mine || listed !== after.text.includes(pair.item.mark)) return [];
          return [{ ...pair, where, now, listed, there: text.text.includes(mine.mark), answer: text.answer }];
        }),
      );
  };
  return (now: number): Promise<readonly FormLook[]> =>
    retryUntil(
      t,
      () => look(now),
      (sights) => sights.every(({ listed, there }) => listed === there),
    );
}

/**
 * What can be judged: of forms, and of a site, that had what was to come when it was looked first, since what they lack at
 * all times is said elsewhere. `skew`: milliseconds by which the feed's clocks may differ.
 */
export function judgeableLooks(sights: readonly FormLook[], skew: number): readonly FormLook[] {
  const first = Math.min(...sights.map(({ now }) => now));
  const due = sights.filter(
    ({ kind, now, last, listed }) => kind === 'once' && listed && now === first && now + skew < last.start,
  );
  const trusted = (where: OtherPlace) => {
    const here = due.filter((look) => look.where === where);
    return here.length > 0 && here.every(({ there }) => there);
  };
  // The day of another site may be that of another zone.
  return sights.filter((sight) => isUndisputed(sight, skew, sight.where === 'another site') && trusted(sight.where));
}
