import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers whoever asks next with the events that it gave before',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/required#json', 'feed/key/apart#let-in'],
  alsoFails: ['feed/key/invalid#head'],
  install: (rig) => {
    const kept = new Map<string, Response>();
    return withFeedAnswers(rig, /\.json(\?(?!.*callback)|$)/, async (response, path) => {
      const [name = ''] = path.split('?');
      const before = kept.get(name);
      kept.delete(name);
      const text = await response.clone().text();
      if (text.includes('"status":200')) kept.set(name, response.clone());
      return before && /"status":(401|511)/.test(text) ? before : response;
    });
  },
});
