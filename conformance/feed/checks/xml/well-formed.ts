import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import { xmlWatcher } from '../../premises/list/xml-watcher.ts';
import type { FeedTarget } from '../../target/target.ts';

export const wellFormed = watch<FeedTarget>()({
  proves: 'FEED-XM-001',
  reasons: { 'not-well-formed': 'the XML is not well-formed' },
  owns: [reasonsOf(xmlListing, 'not-well-formed')],
  begin: xmlWatcher('not-well-formed'),
});
