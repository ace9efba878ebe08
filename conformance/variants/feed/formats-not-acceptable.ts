import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedAnswers } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'answers formats that there are not with 406',
  cites: 'RFC 9110, section 15.5.7',
  install: (rig) =>
    withFeedAnswers(rig, /\.(touchstone|stonetouch)/, () => new Response('not acceptable\n', { status: 406 })),
});
