import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedAnswers } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'refuses a callback where XML is asked for',
  cites: 'Interface, "Endpoints": callback is the name of a JSONP callback; what it means for XML is not spoken of',
  install: (rig) =>
    withFeedAnswers(
      rig,
      /\.xml\?(.*&)?callback=/,
      () => new Response('no callback here', { status: 400, headers: { 'cache-control': 'no-store' } }),
    ),
});
