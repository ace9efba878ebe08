import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const callbackAsPropertyKey = feedVariant({
  text: 'accepts any text as a callback, and calls the member of the window under that key',
  cites: 'ECMA-262, section 13.3.2: what stands in brackets is the key of a property',
  install: (rig) =>
    withFeedParts(rig, {
      callback: ([name]) => name || undefined,
      jsonp: (name, [before, after]) => {
        const keys = /^[\w$.]+$/.test(name) ? name.split('.') : [name];
        return [`/**/window${keys.map((key) => `[${JSON.stringify(key)}]`).join('')}(${before}`, `${after});`];
      },
    }),
});

export const firstOfTwoCallbacksUsed = feedVariant({
  text: 'takes the first of two callbacks',
  cites: 'Interface, "Endpoints": the parameter callback is spoken of once',
  install: (rig) => withFeedParts(rig, { callback: (given) => rig.parts.callback(given.slice(0, 1)) }),
});

export const unsafeCallbackIgnored = feedVariant({
  text: 'answers with JSON where the callback is no name of a function',
  cites: 'Interface, "Endpoints": callback is the name of a JSONP callback; it says nothing of other callbacks',
  install: (rig) => withFeedParts(rig, { callback: (given) => rig.parts.callback(given) ?? undefined }),
});
