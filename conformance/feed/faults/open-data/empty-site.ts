import { feedFault } from '../../testbed/alteration.ts';
import { withFeedJson } from '../../testbed/alterations.ts';

export const quietSitesWithoutAList = feedFault({
  text: 'gives null for the data of a site without events',
  breaks: 'FEED-OD-004',
  caughtBy: ['feed/open-data/empty-site#not-a-list'],
  alsoFails: ['feed/agreement/jsonp-of-other-sites#differs'],
  install: (rig) =>
    withFeedJson(rig, (value) =>
      Array.isArray(value.data) && value.data.length === 0 ? { ...value, data: null } : value,
    ),
});
