import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const emptyListNoData = feedVariant({
  text: 'answers 204 with an empty list',
  cites: 'choice empty-status',
  needs: { publish: false, clock: false, declare: { 'empty-status': 'no-data' } },
  install: (rig) => withFeedParts(rig, { select: () => [] }),
});

export const emptyListSuccess = feedVariant({
  text: 'answers 200 with an empty list',
  cites: 'choice empty-status',
  needs: { publish: false, clock: false, declare: { 'empty-status': 'success' } },
  install: (rig) => withFeedParts(rig, { select: () => [], found: () => 200 }),
});
