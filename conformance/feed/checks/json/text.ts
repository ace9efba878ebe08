import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { jsonTextDefect } from '../../oracle/list/json-list.ts';
import { everyJson } from '../../premises/list/every-json.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const text = watch<FeedTarget>()({
  // FEED-JS-001 (must): An answer that is served as JSON is one JSON text, with nothing before or after it. [rfc8259, "2"]
  proves: 'FEED-JS-001',
  reasons: {
    empty: 'the content is empty',
    before: 'the content has text before the JSON',
    behind: 'the content has text after the JSON',
    syntax: 'the content is not JSON',
  },
  owns: [reasonsOf(listing, 'empty', 'before', 'behind', 'syntax')],
  begin: everyJson(jsonTextDefect),
});
