import { gzipSync } from 'node:zlib';
import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';

export const emptyBundleServed = logFault({
  text: 'serves an empty bundle at width 0, compressed',
  breaks: 'LOG-TL-005',
  caughtBy: ['log/tiles/no-empty#empty'],
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const empty = /\/tile\/entries\/[x\d/]+\.p\/0$/.test(new URL(request.url).pathname);
      const headers = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' };
      return empty ? new Response(gzipSync(''), { headers }) : next(request);
    }),
});

export const emptyTileServed = logFault({
  text: 'serves an empty tile at width 0',
  breaks: 'LOG-TL-005',
  caughtBy: ['log/tiles/no-empty#empty'],
  needs: { entries: 256n },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const empty = /\/tile\/\d+\/[x\d/]+\.p\/0$/.test(new URL(request.url).pathname);
      return empty ? new Response(null, { headers: { 'content-type': 'application/octet-stream' } }) : next(request);
    }),
});
