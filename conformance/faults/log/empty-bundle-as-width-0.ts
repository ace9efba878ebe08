import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
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
