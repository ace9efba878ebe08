import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const emptyListNoData = variant<FeedRig>({
  text: 'answers 204 with an empty list',
  cites: 'choice empty-status',
  needs: { publish: false, clock: false, declare: { 'empty-status': 'no-data' } },
  install: (rig) => withFeedParts(rig, { select: () => [] }),
});

export const emptyListSuccess = variant<FeedRig>({
  text: 'answers 200 with an empty list',
  cites: 'choice empty-status',
  needs: { publish: false, clock: false, declare: { 'empty-status': 'success' } },
  install: (rig) => withFeedParts(rig, { select: () => [], found: () => 200 }),
});
