import type { LogRig } from '../../../../src/reference/log/rig.ts';
import { certificateLogFault, logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';

/** Reads one part of a path as another. */
const withPathsRead = (rig: LogRig, part: string, as: string): LogRig =>
  withMiddleware(
    rig,
    (next) => (request) =>
      pathBelowBase(request).includes(part) ? next(new Request(request.url.replace(part, as), request)) : next(request),
  );

export const levelsBeyond63Served = logFault({
  text: 'reads a level beyond 63 as a lower level, by keeping only its last bits',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withPathsRead(rig, '/64/', '/0/'),
});

export const bundleWidthsBeyond255Served = logFault({
  text: 'serves the full bundle for a width that no bundle can have',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withPathsRead(rig, '.p/999', ''),
});

export const levelsOfThirtyTwoBits = logFault({
  text: 'reads a level as an integer of 32 bits, so that 4294967296 is level 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withPathsRead(rig, '/4294967296/', '/0/'),
});

export const indicesOfSixtyFourBits = logFault({
  text: 'reads an index as an integer of 64 bits, so that 2^64 is index 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withPathsRead(rig, '/x018/x446/x744/x073/x709/x551/616', '/000'),
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
