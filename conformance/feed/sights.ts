/** Events of ours in other forms, and at another site, beside what JSON has of them at the same time. */
import type { FeedTarget } from '../core/feed-target.ts';
import type { Evidence, Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import { again } from './again.ts';
import { BARE, type Form, isAlive, type Text, textOf } from './forms.ts';
import type { Item, Items } from './items.ts';
import { isSteady, type Span } from './until-when.ts';

/** Where it is looked beside the JSON of the site. */
export type Where = 'XML' | 'JSONP' | 'another site';

/** An event, and one at the same times in another site. */
export interface Pair {
  readonly item: Item;
  readonly last: Span;
  readonly kind: string;
  readonly twin?: Item | undefined;
}

/** One look at an event. */
export interface Sight extends Pair {
  readonly where: Where;
  readonly now: number;
  /** Whether JSON of the site lists it: before the other was read, and after that. */
  readonly listed: boolean;
  /** Whether the other does. */
  readonly there: boolean;
  readonly answer: Evidence;
}

const [JSON_FORM, XML_FORM, JSONP_FORM] = BARE as readonly [Form, Form, Form];

/** Whether it is told by words that no format escapes. */
const isMarked = ({ mark, event }: Item): boolean => [event.title, event.link].some((text) => text?.includes(mark));

/** Publishes an event at the same times in the other site; undefined where it cannot have it. */
export async function twinOf(feed: FeedTarget, items: Items, { event, what }: Item): Promise<Item | undefined> {
  if (feed.otherSite === undefined) return undefined;
  const asked = items.make(`${what}, in ${feed.otherSite}`, { times: event.times }, feed.otherSite);
  const twin = await items.publish(asked).catch((cause: unknown) => {
    // What the publisher fails with for the other site is said by what is about that.
    if (cause instanceof Trouble && cause.code === 'protocol') return undefined;
    throw cause;
  });
  return twin && twin.event.times === event.times && isMarked(twin) ? twin : undefined;
}

/** A way to look at all events; what is no list before that is not asked for. */
export async function sighting(feed: FeedTarget, t: Trial<FeedTarget, string>, pairs: readonly Pair[]) {
  const marked = pairs.filter(({ item }) => isMarked(item));
  const ask = (form: Form): Promise<Text> => again(t, () => textOf(feed, form), isAlive);
  const { otherSite: site } = feed;
  const all: readonly { readonly where: Where; readonly form: Form }[] = [
    { where: 'XML', form: XML_FORM },
    { where: 'JSONP', form: JSONP_FORM },
    ...(site !== undefined && marked.some(({ twin }) => twin)
      ? [{ where: 'another site', form: { ...JSON_FORM, query: { site } } } as const]
      : []),
  ];
  const asked = await Promise.all(all.map(async (one) => ({ ...one, alive: isAlive(await ask(one.form)) })));
  const forms = asked.filter(({ alive }) => alive);

  const look = async (now: number): Promise<readonly Sight[]> => {
    // Events pass while answers are under way: what is judged is listed, or is not, before and after.
    const before = await ask(JSON_FORM);
    const others = await Promise.all(forms.map(async ({ where, form }) => ({ where, text: await ask(form) })));
    const after = await ask(JSON_FORM);
    if (!isAlive(before) || !isAlive(after)) return [];
    return others
      .filter(({ text }) => isAlive(text))
      .flatMap(({ where, text }) =>
        marked.flatMap((pair): Sight[] => {
          const mine = where === 'another site' ? pair.twin : pair.item;
          const listed = before.text.includes(pair.item.mark);
          if (!mine || listed !== after.text.includes(pair.item.mark)) return [];
          return [{ ...pair, where, now, listed, there: text.text.includes(mine.mark), answer: text.answer }];
        }),
      );
  };
  return (now: number): Promise<readonly Sight[]> =>
    again(
      t,
      () => look(now),
      (sights) => sights.every(({ listed, there }) => listed === there),
    );
}

/**
 * What can be judged: of forms, and of a site, that had what was to come when it was looked first, since what they lack at
 * all times is said elsewhere. `skew`: milliseconds by which the feed's clocks may differ.
 */
export function judged(sights: readonly Sight[], skew: number): readonly Sight[] {
  const first = Math.min(...sights.map(({ now }) => now));
  const due = sights.filter(
    ({ kind, now, last, listed }) => kind === 'once' && listed && now === first && now + skew < last.start,
  );
  const trusted = (where: Where) => {
    const here = due.filter((one) => one.where === where);
    return here.length > 0 && here.every(({ there }) => there);
  };
  // The day of another site may be that of another zone.
  return sights.filter((one) => isSteady(one, skew, one.where === 'another site') && trusted(one.where));
}
