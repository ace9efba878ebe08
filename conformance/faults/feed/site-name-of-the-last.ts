import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'names the site of the request before',
  breaks: 'FEED-EN-012',
  caughtBy: ['feed/site/own#sequence'],
  install: (rig) => {
    let last: ReturnType<typeof rig.parts.method> | undefined;
    return withFeedParts(rig, {
      method: (site, parts) => {
        const own = rig.parts.method(site, parts);
        const given = last ?? own;
        last = own;
        return given;
      },
    });
  },
});
