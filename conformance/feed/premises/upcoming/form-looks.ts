/** Events of the run in other forms and at another site, compared with JSON at the same time. */

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

/** An event, and an event with the same times of another site. */
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
  /** Whether the JSON of the site lists it: before and after the other reading. */
  readonly listed: boolean;
  /** Whether the other reading lists it. */
  readonly there: boolean;
  readonly answer: Evidence;
}

const [JSON_FORM, XML_FORM, JSONP_FORM] = PLAIN_FORMS as readonly [RequestForm, RequestForm, RequestForm];

/** Whether it is identified by words that no format escapes. */
const isMarked = ({ mark, event }: TestItem): boolean => [event.title, event.link].some((text) => text?.includes(mark));

/** Publishes an event with the same times for the other site; undefined if that does not accept it. */
export async function publishTwin(
  feed: FeedTarget,
  items: TestItems,
  { event, what }: TestItem,
): Promise<TestItem | undefined> {
  if (feed.otherSite === undefined) return undefined;
  const asked = items.make(`${what}, in ${feed.otherSite}`, { times: event.times }, feed.otherSite);
  const twin = await items.publish(asked).catch((cause: unknown) => {
    // Other checks report failures of the publisher for the other site.
    if (cause instanceof TransportFailure && cause.code === 'protocol') return undefined;
    throw cause;
  });
  return twin && twin.event.times === event.times && isMarked(twin) ? twin : undefined;
}

/** A function that reads all events; forms that are not a list at the beginning are not read. */
export async function formLooks(feed: FeedTarget, t: Trial<FeedTarget, string>, pairs: readonly EventWithTwin[]) {
  const marked = pairs.filter(({ item }) => isMarked(item));
  const ask = (form: RequestForm): Promise<FormText> => retryUntil(t, () => readFormText(feed, form), isSuccessText);
  const { otherSite: site } = feed;
  const places: readonly { readonly where: OtherPlace; readonly form: RequestForm }[] = [
    { where: 'XML', form: XML_FORM },
    { where: 'JSONP', form: JSONP_FORM },
    ...(site !== undefined && marked.some(({ twin }) => twin)
      ? [{ where: 'another site', form: { ...JSON_FORM, query: { site } } } as const]
      : []),
  ];
  const asked = await Promise.all(
    places.map(async (place) => ({ ...place, alive: isSuccessText(await ask(place.form)) })),
  );
  const forms = asked.filter(({ alive }) => alive);

  const look = async (now: number): Promise<readonly FormLook[]> => {
    // Events end during the requests, so only events with the same state before and after are judged.
    const before = await ask(JSON_FORM);
    const texts = await Promise.all(forms.map(async ({ where, form }) => ({ where, text: await ask(form) })));
    const after = await ask(JSON_FORM);
    if (!isSuccessText(before) || !isSuccessText(after)) return [];
    return texts
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
 * What can be judged: of forms, and of a site, that had what was to come when it was looked first, since what they lack
 * at all times is said elsewhere. `skew`: milliseconds by which the feed's clocks may differ.
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
  // Another site may be in another time zone, with another day.
  return sights.filter((sight) => isUndisputed(sight, skew, sight.where === 'another site') && trusted(sight.where));
}

/**
 * Events to come that another site lacks while the judged site lists one at the same times, and while the other site has
 * another event that the run published then. `skew`: milliseconds by which the feed's clocks may differ.
 */
export function lackingTwins(sights: readonly FormLook[], skew: number): readonly FormLook[] {
  const due = sights.filter(
    ({ where, kind, now, last, listed }) =>
      where === 'another site' && kind === 'once' && listed && now + skew < last.start,
  );
  return due.filter((sight) => !sight.there && due.some(({ now, there }) => there && now === sight.now));
}
