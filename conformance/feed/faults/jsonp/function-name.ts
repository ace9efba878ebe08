import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

/** Calls a function whose name is made of the callback. */
const renamed = (text: string, rename: (name: string) => string) =>
  feedFault({
    text,
    breaks: 'FEED-FM-004',
    caughtBy: ['feed/jsonp/function-name#other'],
    install: (rig) => withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp(rename(name), frame) }),
  });

export const callbackLosesDots = renamed('takes the dots out of callbacks', (name) => name.replaceAll('.', ''));

export const callbackLosesObjects = renamed('calls the last part of a callback with dots alone', (name) =>
  name.replace(/^.*\./, ''),
);

export const dollarAsUnderscore = renamed('writes callbacks with an underscore in place of a dollar sign', (name) =>
  name.replaceAll('$', '_'),
);

export const dollarLost = feedFault({
  text: 'takes dollar signs out of callbacks, and calls nothing where nothing is left',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/function-name#other'],
  alsoFails: ['feed/jsonp/callback-names#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp(name.replaceAll('$', ''), frame) }),
});
