import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const callbackOfAsciiWordsOnly = feedVariant({
  text: 'refuses names of functions with dots, with $, and with letters beyond ASCII',
  cites: 'Interface, "Endpoints": which names a callback may have is not shown',
  warns: ['feed/jsonp/callback-names#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => (/\W/.test(given[0] ?? '') ? null : rig.parts.callback(given)) }),
});
