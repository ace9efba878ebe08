import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

export const leadingZeroNamesTheLevelAbove = logFault({
  text: 'reads a level with a leading zero as another level',
  breaks: 'LOG-TL-010',
  caughtBy: ['log/paths/other-spellings#other-bytes'],
  needs: { entries: 65_536n, append: false },
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request).startsWith('tile/00/')
          ? next(new Request(request.url.replace('/00/', '/1/'), request))
          : next(request),
    ),
});

export const otherSpellingsServedThoughRefusalIsDeclared = logFault({
  text: 'serves a tile under a level with a leading zero, though it is declared to refuse that',
  breaks: 'LOG-TL-010',
  caughtBy: ['log/paths/other-spellings#not-as-declared'],
  needs: { declare: { 'other-spellings': 'refused' } },
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request).startsWith('tile/00/')
          ? next(new Request(request.url.replace('/00/', '/0/'), request))
          : next(request),
    ),
});
