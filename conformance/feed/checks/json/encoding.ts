import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { jsonEncodingDefect } from '../../oracle/list/json-list.ts';
import { everyJson } from '../../premises/list/every-json.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const encoding = watch<FeedTarget>()({
  // FEED-JS-002 (must): JSON is encoded in UTF-8, and does not begin with a byte order mark. [rfc8259, "8.1"]
  proves: 'FEED-JS-002',
  reasons: { 'not-utf8': 'the JSON is not in UTF-8', 'byte-order-mark': 'the JSON begins with a byte order mark' },
  owns: [reasonsOf(listing, 'not-utf8', 'byte-order-mark')],
  begin: everyJson(jsonEncodingDefect),
});
