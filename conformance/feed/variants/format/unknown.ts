import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const formatsNotAcceptable = feedVariant({
  text: 'answers formats that there are not with 406',
  cites: 'RFC 9110, section 15.5.7',
  install: (rig) =>
    withFeedAnswers(rig, /\.(touchstone|stonetouch)/, () => new Response('not acceptable\n', { status: 406 })),
});
