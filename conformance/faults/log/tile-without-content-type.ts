import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves tiles without a Content-Type',
  breaks: 'LOG-TL-003',
  caughtBy: ['log/tiles/content-type#missing'],
  install: (rig) => withHeaders(rig, TILES, (headers) => headers.delete('content-type')),
});
