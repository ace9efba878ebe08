import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const slugWithSlashLost = feedFault({
  text: 'does not find a site whose slug has a slash',
  breaks: 'FEED-SI-001',
  caughtBy: ['feed/site/listed#not-served'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        return asked.kind === 'events' && asked.site.includes('/') ? { kind: 'nothing' } : asked;
      },
    }),
});
