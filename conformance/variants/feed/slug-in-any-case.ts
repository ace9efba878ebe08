import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'does not mind the case of the letters in a slug',
  cites: 'Interface, "Endpoints": how a slug is compared is not shown',
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        return asked.kind === 'events' ? { ...asked, site: asked.site.toLowerCase() } : asked;
      },
    }),
});
