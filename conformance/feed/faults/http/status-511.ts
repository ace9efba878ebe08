import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const mirrors511 = feedFault({
  text: 'answers requests without a key with the HTTP status 511',
  breaks: 'FEED-HT-015',
  caughtBy: ['feed/http/status-511#sent'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, _choice, jsonp) => (jsonp || status === 204 ? 200 : status),
    }),
});
