import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers, withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes JSONP in ISO-8859-1 and says UTF-8',
  breaks: 'FEED-JP-001',
  caughtBy: ['feed/jsonp/script#encoding'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json\?(.*&)?callback=/, async (response) => {
      const text = (await response.text()).replace(/[^\0-\xff]/g, '?');
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      return new Response(Buffer.from(text, 'latin1'), { status: response.status, headers });
    }),
});
