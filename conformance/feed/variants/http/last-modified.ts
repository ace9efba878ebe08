import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

export const modifiedLongBefore = feedVariant({
  text: 'gives the time of the first event as Last-Modified, in another month than Date',
  cites: 'RFC 9110, section 8.8.2.1: a Last-Modified that is not later than Date',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedHeaders(rig, /./, (headers) => {
      headers.set('date', new Date(rig.clock.now()).toUTCString());
      headers.set('last-modified', new Date(rig.clock.now() - 40 * 86_400_000).toUTCString());
    }),
});
