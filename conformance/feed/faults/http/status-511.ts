import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const mirrors511 = fault<FeedRig>({
  text: 'answers requests without a key with the HTTP status 511',
  breaks: 'FEED-HT-015',
  caughtBy: ['feed/http/status-511#sent'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, _choice, jsonp) => (jsonp || status === 204 ? 200 : status),
    }),
});
