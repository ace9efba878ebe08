import { logFault } from '../../testbed/alteration.ts';
import { withErrorStatus } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';

export const tilePathNotImplemented = logFault({
  text: 'answers 501 where tiles are, as a server does that writes only',
  breaks: 'LOG-IF-002',
  caughtBy: ['log/interface/get-tile#not-implemented'],
  alsoFails: ['log/tiles/served#status'],
  install: (rig) => withErrorStatus(rig, TILE_PATHS, 501),
});
