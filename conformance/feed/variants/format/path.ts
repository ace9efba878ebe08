import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedAnswers } from '../../testbed/alterations.ts';

export const callbackRefusedForXml = feedVariant({
  text: 'refuses a callback where XML is asked for',
  cites: 'Interface, "Endpoints": callback is the name of a JSONP callback; what it means for XML is not spoken of',
  install: (rig) =>
    withFeedAnswers(
      rig,
      /\.xml\?(.*&)?callback=/,
      () => new Response('no callback here', { status: 400, headers: { 'cache-control': 'no-store' } }),
    ),
});
