/** The forms in which one list can be asked for. */
import type { Header } from '../../../core/target/header.ts';
import type { FormName, PlainFormName } from '../../oracle/item/form-defects.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { ACCEPT_BROTLI, ACCEPT_GZIP } from './accept-encoding.ts';

/** A way to ask for the same events. */
export interface RequestForm {
  readonly name: FormName;
  readonly query: FeedQuery;
}

/** The forms that every feed has, without a coding and with the key that was given. */
export const PLAIN_FORMS: readonly (RequestForm & { readonly name: PlainFormName })[] = [
  { name: 'JSON', query: {} },
  { name: 'XML', query: { format: 'xml' } },
  { name: 'JSONP', query: { callback: 'touchstone' } },
];

/** A browser that shows an answer by itself, with the codings that browsers accept over TLS. */
const BROWSER: readonly Header[] = [
  ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['Accept-Encoding', 'gzip, deflate, br, zstd'],
  ['Accept-Language', 'en-GB,en;q=0.5'],
  ['User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
];

/** A script of a page of another origin (Fetch standard, "Origin header"). */
const PAGE: readonly Header[] = [
  ['Accept', '*/*'],
  ['Origin', 'https://page.example'],
];

/** A browser that has stored an answer which was never given: it differs from the present one (RFC 9110 section 13.1.2). */
const CACHED: readonly Header[] = [...BROWSER, ['If-None-Match', '"touchstone"']];

/** All forms that a feed can be asked for: a cache may store each of them, and each key, by itself. */
export function requestForms({ otherKey }: FeedTarget): readonly RequestForm[] {
  return [
    ...PLAIN_FORMS,
    // Browsers ask for gzip, which a cache in front stores by itself (RFC 9111 section 4.1).
    ...PLAIN_FORMS.map(
      ({ name, query }) => ({ name: `${name} with gzip`, query: { ...query, headers: [ACCEPT_GZIP] } }) as const,
    ),
    // As jQuery writes it: a cache may store the answers to each spelling of a query by themselves.
    { name: 'JSONP with the callback first', query: { callback: 'touchstone', callbackFirst: true } },
    { name: 'JSON with Brotli', query: { headers: [ACCEPT_BROTLI] } },
    // A cache may store an answer for each language, program or page.
    { name: 'JSON for a browser', query: { headers: BROWSER } },
    { name: 'JSON for a browser with a stored answer', query: { headers: CACHED } },
    { name: 'JSON for another page', query: { headers: PAGE } },
    ...(otherKey === undefined
      ? []
      : PLAIN_FORMS.map(
          ({ name, query }) => ({ name: `${name} with the other key`, query: { ...query, key: otherKey } }) as const,
        )),
  ];
}
