import { watch } from '../../../core/check/check.ts';
import { xmlWatcher } from '../../premises/list/xml-watcher.ts';
import type { FeedTarget } from '../../target/target.ts';

export const encoding = watch<FeedTarget>()({
  proves: 'FEED-XM-002',
  reasons: { encoding: 'the XML is in another encoding than it says' },
  begin: xmlWatcher('encoding'),
});
