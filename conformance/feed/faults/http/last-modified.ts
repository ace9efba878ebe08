import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

export const modifiedInTheFuture = feedFault({
  text: 'gives the local time of a zone that is an hour ahead as Last-Modified',
  breaks: 'FEED-HT-019',
  caughtBy: ['feed/http/last-modified#future'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedHeaders(rig, /./, (headers) => {
      const now = rig.clock.now();
      headers.set('date', new Date(now).toUTCString());
      headers.set('last-modified', new Date(now + 3_600_000).toUTCString());
    }),
});
