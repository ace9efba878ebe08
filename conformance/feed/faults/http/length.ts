import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts } from '../../testbed/alterations.ts';

export const lengthInCharacters = feedFault({
  text: 'counts characters for Content-Length',
  breaks: 'FEED-HT-006',
  caughtBy: ['feed/http/length#length'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json\?/, async (response) => {
      const text = await response.text();
      const headers = { ...Object.fromEntries(response.headers), 'content-length': `${text.length}` };
      return new Response(text, { status: response.status, headers });
    }),
});
