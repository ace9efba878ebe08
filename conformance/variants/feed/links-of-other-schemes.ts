import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'links to its events by mail and over http',
  cites: 'Interface, "Event": a link is a URL; nothing says of which scheme',
  warns: ['feed/known/link#not-https'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      link: event.id === 1n ? 'mailto:events@feed.example' : event.id === 2n ? 'http://feed.example/2' : event.link!,
    })),
});
