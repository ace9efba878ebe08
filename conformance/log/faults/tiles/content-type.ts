import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';

export const tileAsText = logFault({
  text: 'calls tiles text',
  breaks: 'LOG-TL-003',
  caughtBy: ['log/tiles/content-type#media-type'],
  install: (rig) => withHeaders(rig, TILE_PATHS, (headers) => headers.set('content-type', 'text/plain; charset=utf-8')),
});

export const tileWithoutContentType = logFault({
  text: 'serves tiles without a Content-Type',
  breaks: 'LOG-TL-003',
  caughtBy: ['log/tiles/content-type#missing'],
  install: (rig) => withHeaders(rig, TILE_PATHS, (headers) => headers.delete('content-type')),
});
