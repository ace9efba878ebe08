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
  /** Whether the same events are listed at that time, in the same order. */
  holds(now: number): boolean;
}

/** The listing of a site at a time; a listing is shared by requests as long as it is valid. */
export type Listings = (site: StoredSite, now: number) => Listing;

/**
 * Keeps the last listing of each site until any process publishes there, or until the clock crosses, forwards or
 * backwards, an instant at which the listing may change. A new listing reuses the unchanged items: an item is read and
 * rendered once for each of its versions.
 */
export function listings(rig: FeedRig, store: Pick<Store, 'site' | 'stamps' | 'item' | 'snapshot'>): Listings {
  const { parts, choices, keep = true } = rig;
  const listingsOf = new Map<string, Kept>();
  const items = new Map<number, Map<number, { readonly version: number; readonly item: Item }>>();
  const write = writer(rig);

  const itemsOf = (site: StoredSite): readonly Item[] => {
    const cached = items.get(site.number);
    const present = store.stamps(site).map(({ number, version }) => {
      const same = cached?.get(number);
      return [number, same?.version === version ? same : { version, item: store.item(number)! }] as const;
    });
    items.set(site.number, new Map(present));
    return present.map(([, { item }]) => item);
  };

  const make = (requested: StoredSite, now: number): Kept => {
    // The site is read in the same snapshot, so that its revision is that of the items.
    const { site, items } = store.snapshot(() => {
      const site = store.site(requested.slug) ?? requested;
      return { site, items: itemsOf(site) };
    });
    const listed = parts.order(parts.select(items, now, choices, parts), now, choices, parts);
    const data = parts.data(
      listed.map((item) => write.event(item)),
      choices,
    );
    const turns = Float64Array.from(items.flatMap((item) => parts.turns(item, choices, parts))).sort();
    const renditions: Partial<Record<Format, Rendered>> = {};
    const text = { json: () => write.json(data), xml: () => write.xml('data', data) };
    return {
      site,
      data,
      in: (format) => (renditions[format] ??= rendered(text[format]())),
      holds: between(turns, now),
    };
  };

  return (site, now) => {
    const last = listingsOf.get(site.slug);
    if (last?.site.number === site.number && last.site.revision === site.revision && last.holds(now)) return last;
    const next = make(site, now);
    if (keep) listingsOf.set(site.slug, next);
    return next;
  };
}

/** Whether no instant of `turns` is between two times, or equal to one of them, unless the times are equal. */
function between(turns: Float64Array, ms: number): (now: number) => boolean {
  const above = turns.findIndex((turn) => turn >= ms);
  const upper = above < 0 ? Number.POSITIVE_INFINITY : turns[above]!;
  const lower = (above < 0 ? turns.at(-1) : turns[above - 1]) ?? Number.NEGATIVE_INFINITY;
  return (now) => now === ms || (upper !== ms && lower < now && now < upper);
}
