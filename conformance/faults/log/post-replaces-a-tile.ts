import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withAnswers, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses POST to a partial tile, and serves another tile from then on',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  install: (rig) => {
    const posted = new Set<string>();
    const replaced = withAnswers(rig, /^tile\/\d+\/.*\.p\//, async (response, path) => {
      const headers = new Headers(response.headers);
      headers.delete('etag');
      const tile = await response.bytes();
      return new Response(posted.has(path) ? Buffer.from(tile).fill(0) : tile, { headers });
    });
    return withMiddleware(replaced, (next) => async (request) => {
      if (request.method === 'POST') posted.add(below(request));
      return next(request);
    });
  },
});
