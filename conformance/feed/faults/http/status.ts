import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withErrorsMirroredInJson } from '../../testbed/statuses.ts';

export const errorsMirroredInJsonAloneThoughDeclared = feedFault({
  text: 'mirrors errors in the status of HTTP for JSON alone, where mirrored was declared',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#not-as-declared'],
  needs: { declare: { status: 'mirrored' } },
  install: withErrorsMirroredInJson,
});

export const errorsMirroredInJsonAlone = feedFault({
  text: 'mirrors errors in the status of HTTP for JSON, and for XML does not',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#changed'],
  install: withErrorsMirroredInJson,
});

export const errorsNotMirroredAsDeclared = feedFault({
  text: 'answers errors with status 200, where mirrored was declared',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#not-as-declared'],
  needs: { declare: { status: 'mirrored' } },
  install: (rig) => withFeedParts(rig, { status: () => 200 }),
});

export const noDataAs404 = feedFault({
  text: 'answers with status 404 where meta.status is a success',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#success-as-error'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, choice, jsonp) => (status === 204 ? 404 : rig.parts.status(status, choice, jsonp)),
    }),
});

export const someErrorsMirrored = feedFault({
  text: 'mirrors one error in the status of HTTP and not the other',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#changed'],
  install: (rig) => withFeedParts(rig, { status: (status, _choice, jsonp) => (status === 511 && !jsonp ? 401 : 200) }),
});
