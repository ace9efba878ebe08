import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import { xmlWatcher } from '../../premises/list/xml-watcher.ts';
import type { FeedTarget } from '../../target/target.ts';

export const encoding = watch<FeedTarget>()({
  proves: 'FEED-XM-002',
  reasons: { encoding: 'the XML is in another encoding than it says' },
  owns: [reasonsOf(xmlListing, 'encoding')],
  begin: xmlWatcher('encoding'),
});
