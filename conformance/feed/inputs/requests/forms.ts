/** The forms in which one list can be asked for. */
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { ACCEPT_BROTLI, ACCEPT_GZIP } from './accept-encoding.ts';

type PlainFormName = 'JSON' | 'XML' | 'JSONP';
/** What a form is called: for people, and as a key of what is said of each. */
export type FormName =
  | PlainFormName
  | `${PlainFormName} with the other key`
  | `${PlainFormName} with gzip`
  | 'JSON with Brotli';

/** A way to ask for the same events. */
export interface RequestForm {
  readonly name: FormName;
  readonly query: FeedQuery;
}

/** Those that every feed has, without a coding and under the key that was given. */
export const PLAIN_FORMS: readonly (RequestForm & { readonly name: PlainFormName })[] = [
  { name: 'JSON', query: {} },
  { name: 'XML', query: { format: 'xml' } },
  { name: 'JSONP', query: { callback: 'touchstone' } },
];

/** All forms that a feed can be asked for: what keeps answers may keep each apart, and for each key. */
export function requestForms({ otherKey }: FeedTarget): readonly RequestForm[] {
  return [
    ...PLAIN_FORMS,
    // What browsers ask for; a cache in front keeps it apart (RFC 9111 section 4.1).
    ...PLAIN_FORMS.map(
      ({ name, query }) => ({ name: `${name} with gzip`, query: { ...query, headers: [ACCEPT_GZIP] } }) as const,
    ),
    { name: 'JSON with Brotli', query: { headers: [ACCEPT_BROTLI] } },
    ...(otherKey === undefined
      ? []
      : PLAIN_FORMS.map(
          ({ name, query }) => ({ name: `${name} with the other key`, query: { ...query, key: otherKey } }) as const,
        )),
  ];
}
