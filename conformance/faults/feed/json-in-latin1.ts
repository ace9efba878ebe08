import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers, withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes JSON in Latin-1',
  breaks: 'FEED-JS-002',
  caughtBy: ['feed/json/encoding#not-utf8'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json(\?(?!.*callback=)|$)/, async (response) => {
      const latin1 = Buffer.from(await response.text(), 'latin1');
      return new Response(latin1, { status: response.status, headers: response.headers });
    }),
});
