import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const callbackWithoutDots = feedFault({
  text: 'refuses callbacks with dots',
  breaks: 'FEED-JP-006',
  caughtBy: ['feed/jsonp/callback-names#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => (given[0]?.includes('.') ? null : rig.parts.callback(given)) }),
});

export const memberOfACallbackAsItsObject = feedFault({
  text: 'calls the object that a callback is a member of, with the name of the member as `this`',
  breaks: 'FEED-JP-006',
  caughtBy: ['feed/jsonp/callback-names#other-call'],
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => {
        const [object, ...members] = name.split('.');
        if (members.length === 0) return rig.parts.jsonp(name, [before, after]);
        return [`/**/${object}.call("${members.join('.')}",${before}`, `${after});`];
      },
    }),
});
