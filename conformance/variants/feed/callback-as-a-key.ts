import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'takes any text for a callback, and calls the member of the window that has it for its key',
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
