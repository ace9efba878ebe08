import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';

export const tileAsText = fault<LogRig>({
  text: 'calls tiles text',
  breaks: 'LOG-TL-003',
  caughtBy: ['log/tiles/content-type#media-type'],
  install: (rig) => withHeaders(rig, TILE_PATHS, (headers) => headers.set('content-type', 'text/plain; charset=utf-8')),
});

export const tileWithoutContentType = fault<LogRig>({
  text: 'serves tiles without a Content-Type',
  breaks: 'LOG-TL-003',
  caughtBy: ['log/tiles/content-type#missing'],
  install: (rig) => withHeaders(rig, TILE_PATHS, (headers) => headers.delete('content-type')),
});
