import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'reads a level with a leading zero as another level',
  breaks: 'LOG-TL-010',
  caughtBy: ['log/paths/other-spellings#other-bytes'],
  needs: { entries: 65_536n, append: false },
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        below(request).startsWith('tile/00/')
          ? next(new Request(request.url.replace('/00/', '/1/'), request))
          : next(request),
    ),
});
