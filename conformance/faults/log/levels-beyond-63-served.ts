import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes a level beyond 63 for one of the lowest, by keeping only its last bits',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/nowhere#served'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        below(request).startsWith('tile/64/')
          ? next(new Request(request.url.replace('/64/', '/0/'), request))
          : next(request),
    ),
});
