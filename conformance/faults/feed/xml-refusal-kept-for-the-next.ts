import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers once with the refusal in XML that it gave before, whoever asks',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/apart#refused'],
  install: (rig) => {
    const kept = new Map<string, Response>();
    return withFeedAnswers(rig, /\.xml\?/, async (response, path) => {
      const [name = ''] = path.split('?');
      const refusal = kept.get(name);
      kept.delete(name);
      if ((await response.clone().text()).includes('<status>401')) kept.set(name, response.clone());
      return refusal ?? response;
    });
  },
});
