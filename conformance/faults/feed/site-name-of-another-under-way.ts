import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'names the site of the request that came last, whichever it answers',
  breaks: 'FEED-EN-012',
  caughtBy: ['feed/site/own#parallel'],
  install: (rig) => {
    const names = new Map<string, ReturnType<typeof rig.parts.method>>();
    let current = '';
    return withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        if (asked.kind === 'events') current = asked.site;
        return asked;
      },
      method: (site, parts) => {
        const own = rig.parts.method(site, parts);
        names.set(site.slug, own);
        return names.get(current) ?? own;
      },
    });
  },
});
