import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const modifiedInTheFuture = logFault({
  text: 'gives the time of a file whose clock is an hour ahead as Last-Modified',
  breaks: 'LOG-HT-022',
  caughtBy: ['log/http/last-modified#future'],
  install: (rig) =>
    withHeaders(rig, /^/, (headers) => {
      const now = Date.now();
      headers.set('date', new Date(now).toUTCString());
      headers.set('last-modified', new Date(now + 3_600_000).toUTCString());
    }),
});
