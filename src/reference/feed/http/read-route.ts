import type { Clock } from '../../clock.ts';
import type { Listings } from '../event/listing.ts';
import type { FeedRig } from '../rig.ts';
import type { Counter } from '../store/counter.ts';
import type { Reads } from '../store/reads.ts';
import type { Store } from '../store/store.ts';
import { type Answer, type Written, write } from './answer.ts';
import { rendered } from './body.ts';
import type { Asked } from './location.ts';
import type { Status } from './statuses.ts';
import type { Target } from './target.ts';

/** The members of a feed that reading needs. */
export interface Reading {
  readonly rig: FeedRig;
  readonly store: Pick<Store, 'sites'>;
  readonly clock: Clock;
  readonly reads: Reads;
  readonly counter: Counter;
  readonly listings: Listings;
}

/** Numbers of the methods (the interface document; for the other lists, the known service). */
const METHOD_IDS = { events: 1559, sites: 1523, services: 1081, nothing: null } as const;

/** Answers GET and HEAD below the base. The key is checked first: without a key nobody learns which sites exist. */
export async function read(target: Target, acceptEncoding: string | null, reading: Reading): Promise<Written> {
  const { rig, reads, counter, clock } = reading;
  const { parts, requestsPerKey = Number.POSITIVE_INFINITY } = rig;
  const location = parts.route(target.path.slice(rig.base.length));
  const { format = 'json' } = location;
  const callback = format === 'json' ? parts.callback(target.callbacks) : undefined;
  const { status, key } = parts.authorise(target.keys, reads.key);
  const requests = key === undefined ? -1 : await parts.count(key, counter.count);
  const now = clock.now();
  const refused: Status | undefined =
    status !== 200 ? status : requests > requestsPerKey ? 429 : callback === null ? 501 : undefined;
  const result: Found = refused === undefined ? find(location, now, reading) : { status: refused };
  const methodId = METHOD_IDS[location.kind];
  const answer = { format, callback: callback ?? undefined, requests, now, methodId, method: {}, ...result };
  return write(answer, acceptEncoding, rig);
}

type Found = Pick<Answer, 'status'> & Partial<Pick<Answer, 'method' | 'data'>>;

function find(location: Asked, now: number, { rig, reads, listings, store }: Reading): Found {
  const { parts, choices } = rig;
  if (location.format === undefined) return { status: 501 };
  if (location.kind === 'sites' || location.kind === 'services') {
    const data =
      location.kind === 'sites' ? store.sites().map((site) => parts.siteEntry(site, parts)) : [parts.service(rig.base)];
    const text = location.format === 'json' ? parts.json(data) : parts.xml('data', data, choices.xmlNull);
    return { status: parts.found(data), data: rendered(text) };
  }
  const site = reads.site(location.site);
  if (site === undefined) return { status: choices.unknownSite === 'no-data' ? 204 : 501 };
  const listing = listings(site, now);
  const status = parts.found(listing.data);
  return { status, method: parts.method(site, parts), data: listing.in(location.format) };
}
