import type { Json } from '../format/json.ts';
import { writer } from '../format/writer.ts';
import { type Rendered, rendered } from '../http/body.ts';
import type { Format } from '../http/location.ts';
import type { FeedRig } from '../rig.ts';
import type { Store } from '../store/store.ts';
import type { Item } from './item.ts';
import type { StoredSite } from './site.ts';

/** The events of a site at a time. */
export interface Listing {
  readonly data: Json;
  in(format: Format): Rendered;
}

interface Kept extends Listing {
  readonly site: StoredSite;
  /** Whether the same events are listed then, in the same order. */
  holds(now: number): boolean;
}

/** What is listed of a site at a time; what was made for one request is used for others as long as it is right. */
export type Listings = (site: StoredSite, now: number) => Listing;

/**
 * Keeps for each site what was last made: until something is published there, by whatever process, or an instant is
 * crossed, forwards or backwards, at which what is listed may change. What did not change of it is not made again: an
 * item is read and written once for each of its versions.
 */
export function listings(rig: FeedRig, store: Pick<Store, 'site' | 'stamps' | 'item' | 'snapshot'>): Listings {
  const { parts, choices, keep = true } = rig;
  const kept = new Map<string, Kept>();
  const items = new Map<number, Map<number, { readonly version: number; readonly item: Item }>>();
  const write = writer(rig);

  const itemsOf = (site: StoredSite): readonly Item[] => {
    const known = items.get(site.number);
    const present = store.stamps(site).map(({ number, version }) => {
      const same = known?.get(number);
      return [number, same?.version === version ? same : { version, item: store.item(number)! }] as const;
    });
    items.set(site.number, new Map(present));
    return present.map(([, { item }]) => item);
  };

  const make = (asked: StoredSite, now: number): Kept => {
    // The revision is that of the items, not of a moment before.
    const { site, all } = store.snapshot(() => {
      const site = store.site(asked.slug) ?? asked;
      return { site, all: itemsOf(site) };
    });
    const listed = parts.order(parts.select(all, now, choices, parts), now, choices, parts);
    const data = parts.data(
      listed.map((item) => write.event(item)),
      choices,
    );
    const turns = Float64Array.from(all.flatMap((item) => parts.turns(item, choices, parts))).sort();
    const made: Partial<Record<Format, Rendered>> = {};
    const text = { json: () => write.json(data), xml: () => write.xml('data', data) };
    return { site, data, in: (format) => (made[format] ??= rendered(text[format]())), holds: between(turns, now) };
  };

  return (site, now) => {
    const last = kept.get(site.slug);
    if (last?.site.number === site.number && last.site.revision === site.revision && last.holds(now)) return last;
    const next = make(site, now);
    if (keep) kept.set(site.slug, next);
    return next;
  };
}

/** Whether no instant of `turns` lies between two times, or at one of them, unless they are the same. */
function between(turns: Float64Array, made: number): (now: number) => boolean {
  const above = turns.findIndex((turn) => turn >= made);
  const upper = above < 0 ? Number.POSITIVE_INFINITY : turns[above]!;
  const lower = (above < 0 ? turns.at(-1) : turns[above - 1]) ?? Number.NEGATIVE_INFINITY;
  return (now) => now === made || (upper !== made && lower < now && now < upper);
}
