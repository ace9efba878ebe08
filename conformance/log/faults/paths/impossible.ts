import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withAbsence, withMiddleware } from '../../testbed/answers.ts';

export const levelsBeyond63Served = logFault({
  text: 'reads a level beyond 63 as a lower level, by keeping only its last bits',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request).startsWith('tile/64/')
          ? next(new Request(request.url.replace('/64/', '/0/'), request))
          : next(request),
    ),
});

export const missingIs200WithAPage = logFault({
  text: 'answers 200 and a page of its own where nothing is',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  needs: { append: false },
  install: (rig) => withAbsence(rig, 200, 'text/html', '<title>Welcome</title>'),
});
