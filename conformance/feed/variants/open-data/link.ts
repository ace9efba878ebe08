import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const linksOfOtherSchemes = feedVariant({
  text: 'links to its events by mail and over http',
  cites: 'Interface, "Event": a link is a URL; nothing says of which scheme',
  warns: ['feed/open-data/link#not-https'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => ({
      ...event,
      link: event.id === 1n ? 'mailto:events@feed.example' : event.id === 2n ? 'http://feed.example/2' : event.link!,
    })),
});
