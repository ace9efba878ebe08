import type { LogRig } from '../../../src/reference/log/index.ts';
import { below, withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves a tile under a level with a leading zero, though it is declared to refuse that',
  breaks: 'LOG-TL-010',
  caughtBy: ['log/paths/other-spellings#not-as-declared'],
  needs: { declare: { 'other-spellings': 'refused' } },
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        below(request).startsWith('tile/00/')
          ? next(new Request(request.url.replace('/00/', '/0/'), request))
          : next(request),
    ),
});
