import { certificateLogFault, logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

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

export const bundleWidthsBeyond255Served = logFault({
  text: 'serves the full bundle for a width that no bundle can have',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request) === 'tile/entries/000.p/999'
          ? next(new Request(request.url.replace('.p/999', ''), request))
          : next(request),
    ),
});

export const levelsOfThirtyTwoBits = logFault({
  text: 'reads a level as an integer of 32 bits, so that 4294967296 is level 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request).startsWith('tile/4294967296/')
          ? next(new Request(request.url.replace('/4294967296/', '/0/'), request))
          : next(request),
    ),
});

export const indicesOfSixtyFourBits = logFault({
  text: 'reads an index as an integer of 64 bits, so that 2^64 is index 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request).includes('/x018/x446/x744/x073/x709/x551/616')
          ? next(new Request(request.url.replace('/x018/x446/x744/x073/x709/x551/616', '/000'), request))
          : next(request),
    ),
});

export const levelBeyond5Served = certificateLogFault({
  text: 'serves a tile of level 6, where its tree ends at level 1',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) =>
    withMiddleware(
      rig,
      (next) => (request) =>
        pathBelowBase(request) === 'tile/6/000.p/1'
          ? next(new Request(request.url.replace('/6/', '/1/'), request))
          : next(request),
    ),
});
