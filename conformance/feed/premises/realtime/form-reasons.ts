/** The reason by which an item is missing from each form, or still there. */
import type { FormName } from '../../inputs/requests/forms.ts';

type ByForm<R> = Readonly<Record<FormName, R>>;

type MissedForm = 'not-in-xml' | 'not-in-jsonp' | 'not-for-another-key' | 'not-in-gzip' | 'not-in-brotli';

export const NOT_LISTED_REASONS: ByForm<'not-listed' | MissedForm> = {
  JSON: 'not-listed',
  XML: 'not-in-xml',
  JSONP: 'not-in-jsonp',
  'JSON with the other key': 'not-for-another-key',
  'XML with the other key': 'not-for-another-key',
  'JSONP with the other key': 'not-for-another-key',
  'JSON with gzip': 'not-in-gzip',
  'XML with gzip': 'not-in-gzip',
  'JSONP with gzip': 'not-in-gzip',
  'JSON with Brotli': 'not-in-brotli',
};
export const NOT_CHANGED_REASONS: ByForm<'not-seen' | MissedForm> = {
  JSON: 'not-seen',
  XML: 'not-in-xml',
  JSONP: 'not-in-jsonp',
  'JSON with the other key': 'not-for-another-key',
  'XML with the other key': 'not-for-another-key',
  'JSONP with the other key': 'not-for-another-key',
  'JSON with gzip': 'not-in-gzip',
  'XML with gzip': 'not-in-gzip',
  'JSONP with gzip': 'not-in-gzip',
  'JSON with Brotli': 'not-in-brotli',
};
export const STILL_LISTED_REASONS: ByForm<
  'listed' | 'in-xml' | 'in-jsonp' | 'for-another-key' | 'in-gzip' | 'in-brotli'
> = {
  JSON: 'listed',
  XML: 'in-xml',
  JSONP: 'in-jsonp',
  'JSON with the other key': 'for-another-key',
  'XML with the other key': 'for-another-key',
  'JSONP with the other key': 'for-another-key',
  'JSON with gzip': 'in-gzip',
  'XML with gzip': 'in-gzip',
  'JSONP with gzip': 'in-gzip',
  'JSON with Brotli': 'in-brotli',
};
