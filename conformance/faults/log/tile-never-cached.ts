import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'keeps caches from holding tiles',
  breaks: 'LOG-TL-004',
  caughtBy: ['log/tiles/cacheable#short'],
  install: (rig) => withHeaders(rig, TILES, (headers) => headers.set('cache-control', 'no-store')),
});
