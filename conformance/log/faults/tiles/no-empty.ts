import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

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

/** Serves the tile of width 0 behind the last full one, while there is no partial tile. */
const emptyTileBehindFullOnes = (rig: LogRig): LogRig =>
  withMiddleware(rig, (next) => async (request) => {
    const path = pathBelowBase(request);
    const response = await next(request);
    if (!path.endsWith('.p/0')) return response;
    const checkpoint = await (await next(new Request(new URL('checkpoint', request.url.replace(path, ''))))).text();
    const size = Number(checkpoint.split('\n')[1]);
    const behind = size > 0 && size % 256 === 0 && path === `tile/0/${String(size / 256).padStart(3, '0')}.p/0`;
    return behind ? new Response(null, { headers: { 'content-type': 'application/octet-stream' } }) : response;
  });

export const emptyTileBehindFullOnesAtFirst = logFault({
  text: 'serves an empty tile behind the last full one, in a log that has no partial tile when the run begins',
  breaks: 'LOG-TL-005',
  caughtBy: ['log/tiles/no-empty#empty'],
  needs: { entries: 512n },
  install: emptyTileBehindFullOnes,
});

export const emptyTileBehindFullOnesLater = logFault({
  text: 'serves an empty tile behind the last full one, in a log that grows to the end of a tile',
  breaks: 'LOG-TL-005',
  caughtBy: ['log/tiles/no-empty#empty'],
  needs: { entries: 250n },
  install: emptyTileBehindFullOnes,
});
