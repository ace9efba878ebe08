import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes links as a URL parser does',
  cites: 'RFC 3986, section 6.2.2: URLs are equivalent by syntax-based normalization',
  install: (rig) =>
    withEvents(rig, (event) => ({ ...event, link: event.link === null ? null : new URL(event.link as string).href })),
});
