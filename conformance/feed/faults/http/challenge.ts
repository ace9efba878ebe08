import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

export const unauthorizedWithoutChallenge = feedFault({
  text: 'answers 401 without a challenge',
  breaks: 'FEED-HT-014',
  caughtBy: ['feed/http/challenge#missing'],
  install: (rig) =>
    withFeedHeaders({ ...rig, choices: { ...rig.choices, status: 'mirrored' } }, /./, (headers) =>
      headers.delete('www-authenticate'),
    ),
});
