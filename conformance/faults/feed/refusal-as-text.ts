import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers, withFeedParts } from '../feed.ts';

const refused = (response: Response) =>
  response
    .clone()
    .text()
    .then((text) => /"status":(401|403|511),/.test(text));

export default fault<FeedRig>({
  text: 'answers requests with a wrong key in plain text',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/known/errors#not-json'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json(\?(?!.*callback=)|$)/, async (response) =>
      (await refused(response)) ? new Response('Invalid API key', { status: 200 }) : response,
    ),
});
