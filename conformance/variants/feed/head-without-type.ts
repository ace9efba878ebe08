import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'does not say to HEAD of which type the content is',
  cites: 'RFC 9110, section 9.3.2: fields that are determined only while the content is made may be left out',
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method === 'HEAD') answer.headers.delete('content-type');
      return answer;
    }),
});
