import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const xmlAnnouncedTooLong = feedFault({
  text: 'announces a Content-Length of five bytes more than the XML has',
  breaks: 'FEED-HT-017',
  caughtBy: ['feed/http/complete#incomplete'],
  install: (rig) =>
    withFeedAnswers(rig, /\.xml/, async (response) => {
      const bytes = await response.bytes();
      const headers = new Headers(response.headers);
      headers.set('content-length', `${bytes.length + 5}`);
      return new Response(bytes, { status: response.status, headers });
    }),
});
