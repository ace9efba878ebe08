import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'repeats the key in a header',
  breaks: 'FEED-KY-005',
  caughtBy: ['feed/echo/key#header'],
  install: (rig) =>
    withFeedAnswers(rig, /\.json\?/, (response, path) => {
      const headers = new Headers(response.headers);
      headers.set('content-location', path);
      return new Response(response.body, { status: response.status, headers });
    }),
});
