import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const callbackLosesDots = feedFault({
  text: 'takes the dots out of callbacks',
  breaks: 'FEED-JP-006',
  caughtBy: ['feed/jsonp/callback-names#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp(name.replaceAll('.', ''), frame) }),
});

export const callbackWithoutDots = feedFault({
  text: 'refuses callbacks with dots',
  breaks: 'FEED-JP-006',
  caughtBy: ['feed/jsonp/callback-names#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => (given[0]?.includes('.') ? null : rig.parts.callback(given)) }),
});
