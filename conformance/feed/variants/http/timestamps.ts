import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

export const expiresIsNoTimestamp = feedVariant({
  text: 'sends a Date, and Expires with a number in place of a timestamp',
  cites: 'RFC 9111, section 5.3: an invalid date, especially the value 0, is in the past',
  install: (rig) =>
    withFeedHeaders(rig, /./, (headers) => {
      headers.set('date', new Date(rig.clock.now()).toUTCString());
      headers.set('expires', headers.get('content-type')?.includes('xml') ? '0' : '-1');
    }),
});
