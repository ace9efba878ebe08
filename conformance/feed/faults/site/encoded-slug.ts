import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const slugNotDecoded = feedFault({
  text: 'compares the slug without decoding it',
  breaks: 'FEED-HT-010',
  caughtBy: ['feed/site/encoded-slug#other'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => rig.parts.route(path.replace(/%(?=[46])/g, '%25')),
    }),
});
