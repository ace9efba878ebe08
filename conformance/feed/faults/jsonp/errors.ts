import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withPlainErrors } from '../../testbed/jsonp.ts';

export const jsonpErrorsNowAndThen = feedFault({
  text: 'answers a missing key with a call, and a wrong one without',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#changed'],
  install: (rig) => withPlainErrors(rig, (status) => status === 401n),
});

export const jsonpErrorsUndeclared = feedFault({
  text: 'answers errors without a call, and declares that they are called',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#not-as-declared'],
  needs: { declare: { 'jsonp-errors': 'called' } },
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});

export const jsonpErrorsWithStatus = feedFault({
  text: 'answers errors with a call that no browser runs',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#status'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, choice, jsonp) => (jsonp && status > 204 ? 401 : rig.parts.status(status, choice, jsonp)),
    }),
});
