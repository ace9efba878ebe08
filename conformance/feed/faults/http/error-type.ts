import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const errorsWithoutType = feedFault({
  text: 'does not say of which media type its errors are',
  breaks: 'FEED-HT-016',
  caughtBy: ['feed/http/error-type#missing'],
  install: (rig) =>
    withFeedAnswers({ ...rig, choices: { ...rig.choices, status: 'mirrored' } }, /./, (response) => {
      if (response.status < 400) return response;
      const headers = new Headers(response.headers);
      headers.delete('content-type');
      return new Response(response.body, { status: response.status, headers });
    }),
});
