import { wantsGzip } from '../accept-gzip.ts';
import type { Choices } from './choices.ts';
import type { Event, Span } from './event/event.ts';
import type { Item } from './event/item.ts';
import { order } from './event/order.ts';
import { lasts, select, turns } from './event/select.ts';
import type { StoredSite } from './event/site.ts';
import { type Json, type JsonObject, json } from './format/json.ts';
import { event } from './format/served-event.ts';
import { xml } from './format/xml.ts';
import { text } from './format/xml-text.ts';
import { callback } from './http/callback.ts';
import { type Frame, jsonFrame, jsonp, type Meta, meta, xmlFrame } from './http/envelope.ts';
import { contentType, headers, type Served } from './http/headers.ts';
import { type Asked, route } from './http/location.ts';
import { httpStatus, message, type Status } from './http/statuses.ts';
import { type Authorised, authorise, type Key } from './store/key.ts';

/**
 * Every decision that the feed takes, as a record of functions: one decision, one part. All output of the feed goes
 * through this record, so a fault is the record with one member replaced. A part that needs another receives the record
 * as its last argument and never calls the functions of its module directly.
 */
export interface Parts {
  /** The resource that a request path below the base names. */
  route(path: string): Asked;
  /** Judges the values of `key` in a query. `find` compares exactly. */
  authorise(given: readonly string[], find: (text: string) => Key | undefined): Authorised;
  /** The number of this request among those of its key. `counted` counts it and resolves with the number. */
  count(key: Key, counted: (key: Key) => Promise<number>): Promise<number>;
  /** The function that a request names; `undefined`: no function, `null`: the name is refused. */
  callback(given: readonly string[]): string | null | undefined;

  /** The last instant at which an occurrence keeps its event listed. */
  lasts(span: Span, upcoming: Choices['upcoming']): number;
  /** The items of a site that are listed at `now`. */
  select(items: readonly Item[], now: number, choices: Choices, parts: Parts): readonly Item[];
  /** Sorts the items for the listing. */
  order(items: readonly Item[], now: number, choices: Choices, parts: Parts): readonly Item[];
  /** The instants at which `select` and `order` may change their treatment of an item. */
  turns(item: Item, choices: Choices, parts: Parts): readonly number[];
  /** An item's event as it is served. */
  event(item: Item, choices: Choices, parts: Parts): Event;
  /** A date-time as it is served. */
  date(given: string): string;
  /** A text as it is served, in every format. */
  text(given: string): string;
  /** The member `data` of a success. */
  data(events: readonly Event[], choices: Choices): Json;
  /** The status of a success with that data. */
  found(data: Json): Extract<Status, 200 | 204>;
  /** `meta.method` of an answer about a site. */
  method(site: StoredSite, parts: Parts): JsonObject;
  /** An entry of the list of sites. */
  siteEntry(site: StoredSite, parts: Parts): JsonObject;
  /** The service of events, as the list of services describes it. */
  service(base: string): JsonObject;

  message(status: Status): string;
  meta(made: Meta, parts: Parts): JsonObject;
  json(value: Json): string;
  /** A value as an element of that name. */
  xml(name: string, value: Json, nulls: Choices['xmlNull']): string;
  /** The text around the data in JSON; `meta` is JSON text. */
  jsonFrame(meta: string): Frame;
  /** The text around the element `data` in XML; `meta` is an element. */
  xmlFrame(meta: string): Frame;
  /** The text around the data in a call of a function. */
  jsonp(name: string, frame: Frame): Frame;

  /** HTTP status of an answer. */
  status(status: Status, choice: Choices['status'], jsonp: boolean): number;
  contentType(kind: Served['kind']): string;
  /** All headers of an answer below the base but Content-Length. */
  headers(served: Served, parts: Parts): Record<string, string>;
  /** Whether this Accept-Encoding allows gzip; `null`: the request has no such header. */
  wantsGzip(acceptEncoding: string | null): boolean;
}

/** The correct parts. */
export const parts: Parts = {
  route,
  authorise,
  count: (key, counted) => counted(key),
  callback,
  lasts,
  select,
  order,
  turns,
  event,
  date: (given) => given,
  text,
  data: (events) => events,
  found: (data) => (Array.isArray(data) && data.length === 0 ? 204 : 200),
  method: ({ name }, parts) => ({ site_name: name === null ? null : parts.text(name) }),
  siteEntry: ({ slug, name, url }, parts) => ({
    name: name === null ? null : parts.text(name),
    slug,
    url: url === null ? null : parts.text(url),
    group_code: null,
    unit_code: null,
    unit_short_name: null,
    owner_type: null,
  }),
  service: (base) => ({
    service_id: 271,
    service_name: 'events',
    service_url: `${base}/events`,
    methods: [{ method_id: 1559, method_url: '/{site}.{format}' }],
  }),
  message,
  meta,
  json,
  xml,
  jsonFrame,
  xmlFrame,
  jsonp,
  status: httpStatus,
  contentType,
  headers,
  wantsGzip,
};
