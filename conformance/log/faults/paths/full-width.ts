import { logFault } from '../../testbed/alteration.ts';
import { withFullTileAhead } from '../../testbed/answers.ts';
import { withFullNames } from '../../testbed/stores.ts';

export const fullPathLongerThanATile = logFault({
  text: 'serves at the full path of a partial tile more than a tile can have',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-width#long'],
  needs: { append: false },
  install: (rig) => withFullTileAhead(rig, Buffer.alloc(10_408, 1)),
});

export const fullTileAheadOfAnotherTree = logFault({
  text: 'serves at a full path, ahead of its checkpoint, a tile that does not begin with its partial one',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-width#other-beginning'],
  needs: { append: false },
  install: (rig) => withFullTileAhead(rig, Buffer.alloc(8192, 1)),
});

export const partialBundleAlsoUnderItsFullName = logFault({
  text: 'serves under the full path of a bundle what there is of it so far, and under the partial one as well',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-width#short'],
  needs: { append: false },
  install: (rig) => withFullNames(rig, /^tile\/entries\//),
});

export const partialTileAlsoUnderItsFullName = logFault({
  text: 'serves under the full path of a tile what there is of it so far, and under the partial one as well',
  breaks: 'LOG-TL-008',
  caughtBy: ['log/paths/full-width#short'],
  needs: { append: false },
  install: (rig) => withFullNames(rig, /^tile\/\d+\//),
});
