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

/** A path with an index of several elements: before it, its resource, the index, and behind it. */
const AT_AN_INDEX = /^(.*\/api\/v2\/(tile\/\w+)\/)((?:x\d{3}\/)+\d{3})(.*)$/;

/** Reads only the last elements of an index, so that `x001/000` is 0, at the paths of a resource. */
const withLastElementsAlone = (rig: LogRig, read: string, elements: number): LogRig =>
  withMiddleware(rig, (next) => (request) => {
    const [, start = '', resource, index = '', rest = ''] = AT_AN_INDEX.exec(request.url) ?? [];
    const all = index.split('/');
    if (resource !== read || all.length <= elements) return next(request);
    const last = all
      .slice(-elements)
      .join('/')
      .replace(/^(x000\/)+/, '');
    return next(new Request(`${start}${last}${rest}`, request));
  });

export const indexOfItsLastElementAlone = logFault({
  text: 'reads only the last element of the index of a tile, so that x001/000 is 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withLastElementsAlone(rig, 'tile/0', 1),
});

export const bundleIndexOfItsLastTwoElements = logFault({
  text: 'reads only the last two elements of the index of a bundle, so that x001/x000/000 is 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withLastElementsAlone(rig, 'tile/entries', 2),
});

export const indexOfItsLastElementInASmallLog = logFault({
  text: 'reads only the last element of the index of a tile, and has the partial tile of its tree alone',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  needs: { entries: 20n, append: false },
  install: (rig) => withLastElementsAlone(rig, 'tile/0', 1),
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

export const dataTileIndexOfItsLastElement = certificateLogFault({
  text: 'reads only the last element of the index of a data tile, so that x001/000 is 0',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/impossible#served'],
  install: (rig) => withLastElementsAlone(rig, 'tile/data', 1),
});
