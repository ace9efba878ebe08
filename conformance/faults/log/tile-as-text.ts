import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls tiles text',
  breaks: 'LOG-TL-003',
  caughtBy: ['log/tiles/content-type#media-type'],
  install: (rig) => withHeaders(rig, TILES, (headers) => headers.set('content-type', 'text/plain; charset=utf-8')),
});
