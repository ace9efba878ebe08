import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives JSON whatever format is asked for',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/xml/served#other-format'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        return asked.format === 'xml' ? { ...asked, format: 'json' } : asked;
      },
    }),
});
