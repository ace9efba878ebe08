import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses the partial tiles of a size with 400 as soon as the next size is published',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  // It belongs to the later trees as well, and the last look reads the partials of the first size again.
  alsoFails: ['log/growth/every-reader#withheld', 'log/growth/tiles-keep-up#behind'],
  install: (rig) => {
    let added = false;
    return withMiddleware(rig, (next) => async (request) => {
      added ||= request.method === 'POST';
      const old = added && /\/tile\/1\/000\.p\/1$/.test(request.url);
      return old ? new Response('too late\n', { status: 400 }) : next(request);
    });
  },
});
