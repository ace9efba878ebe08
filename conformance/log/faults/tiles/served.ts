import { logFault } from '../../testbed/alteration.ts';
import {
  withAbsenceAfterRestart,
  withAnswers,
  withErrorStatus,
  withLengthBeyondContent,
} from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';
import { withStoredBytes } from '../../testbed/store.ts';
import { afterCalls } from '../../testbed/triggers.ts';

export const fullTileAnnouncedTooLong = logFault({
  text: 'announces a Content-Length of five bytes more than a full tile has',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#incomplete'],
  needs: { entries: 600n },
  install: (rig) => withLengthBeyondContent(rig, /^tile\/0\/001$/),
});

export const fullTileServedOnce = logFault({
  text: 'serves a full tile once, and answers 404 at its path afterwards',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 1500n },
  install: (rig) => {
    const later = afterCalls(1);
    return withStoredBytes(rig, /^tile\/0\/002$/, (bytes) => (later() ? undefined : bytes));
  },
});

export const fullTileFailsAfterOneAnswer = logFault({
  text: 'serves a full tile once, and answers 500 at its path afterwards',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#status'],
  needs: { entries: 1500n },
  install: (rig) => {
    const later = afterCalls(1);
    return withAnswers(rig, /^tile\/0\/002$/, async (response) =>
      later() ? new Response('500\n', { status: 500, headers: { 'cache-control': 'no-store' } }) : response,
    );
  },
});

export const fullTileAsWidth256 = logFault({
  text: 'serves a full tile under the width of 256 and not under its own path',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 256n },
  install: (rig) =>
    withParts(rig, { tilePath: (level, index, width) => rig.parts.tilePath(level, index, width ?? 256) }),
});

export const levelTwoNotWritten = logFault({
  text: 'ends at level 1, although the tree has a level 2',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 65_537n },
  install: (rig) => withStoredBytes(rig, /^tile\/2\//, () => undefined),
});

export const partialTileCountedInTheLevelAbove = logFault({
  text: 'rounds up where it counts the hashes of a level, so that a partial tile has one above',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, {
      partialWidth: (size, level) => {
        const under = 256n ** BigInt(level);
        return Number(((size + under - 1n) / under) % 256n);
      },
    }),
});

export const partialTileNamedOneTooWide = logFault({
  text: 'names a partial tile by one hash more than it has',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, { tilePath: (level, index, width) => rig.parts.tilePath(level, index, width && width + 1) }),
});

export const partialTileNotServed = logFault({
  text: 'serves full tiles only, before the partial ones have become full',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) => withStoredBytes(rig, /^tile\/0\/.*\.p\//, () => undefined),
});

export const tileIndexWithXOnEveryElement = logFault({
  text: 'puts an x before the last element of a tile index as well',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, {
      tilePath: (level, index, width) => rig.parts.tilePath(level, index, width).replace(/(\d{3})(?=$|\.p)/, 'x$1'),
    }),
});

export const tileIndexWithoutX = logFault({
  text: 'leaves the x out of the elements of a tile index',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 256_001n, batch: 32_000, append: false },
  install: (rig) =>
    withParts(rig, { tilePath: (level, index, width) => rig.parts.tilePath(level, index, width).replaceAll('x', '') }),
});

export const tileInternalError = logFault({
  text: 'answers 500 for tiles',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#status'],
  install: (rig) => withErrorStatus(rig, TILE_PATHS, 500),
});

export const tileLevelInTwoDigits = logFault({
  text: 'writes the level of a tile in two digits',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, {
      tilePath: (level, index, width) => rig.parts.tilePath(level, index, width).replace(`/${level}/`, `/0${level}/`),
    }),
});

export const upperRightEdgeNotWritten = logFault({
  text: 'leaves the partial tile of level 1 out',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 256n },
  install: (rig) => withStoredBytes(rig, /^tile\/1\//, () => undefined),
});

export const tilesGoneAfterARestart = logFault({
  text: 'answers 404 at the paths of tiles once it was restarted',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { restart: true, create: false },
  install: (rig) => withAbsenceAfterRestart(rig, 'tile/0/'),
});
