import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls back the member of the window that has the name',
  cites: 'ECMA-262, section 13.3.2: properties are accessed by name, using either dots or brackets',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [
        `/**/window${name
          .split('.')
          .map((one) => `[${JSON.stringify(one)}]`)
          .join('')}(${before}`,
        `${after});`,
      ],
    }),
});
