import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves at the full path of a partial tile more than a tile can have',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-is-full#long'],
  needs: { append: false },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const ahead = response.status === 404 && below(request) === 'tile/0/001';
      const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'public, max-age=31536000' };
      return ahead ? new Response(Buffer.alloc(10_408, 1), { headers }) : response;
    }),
});
