import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const linksOverHttp = feedFault({
  text: 'gives links with http',
  breaks: 'FEED-OD-010',
  caughtBy: ['feed/open-data/link#not-https'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, ({ link, ...event }) => ({
      ...event,
      link: typeof link === 'string' ? link.replace('https:', 'http:') : link!,
    })),
});
