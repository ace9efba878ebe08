import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves at a full path, ahead of its checkpoint, a tile that does not begin with its partial one',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-is-full#other-beginning'],
  needs: { append: false },
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const ahead = response.status === 404 && below(request) === 'tile/0/001';
      const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'public, max-age=31536000' };
      return ahead ? new Response(Buffer.alloc(8192, 1), { headers }) : response;
    }),
});
