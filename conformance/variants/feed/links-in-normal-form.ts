import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEvents } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'does not escape in links what need not be, and writes other escapes with capital letters',
  cites: 'RFC 3986, section 6.2.2.2: escapes of unreserved characters are to be decoded',
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      link:
        (event.link as string | null)?.replace(/%[0-9a-f]{2}/gi, (one) =>
          /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9ae]|3[0-9]|2[de]|5f)/i.test(one)
            ? decodeURIComponent(one)
            : one.toUpperCase(),
        ) ?? null,
    })),
});
