import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'keeps caches from holding partial tiles, as if they changed',
  breaks: 'LOG-TL-004',
  caughtBy: ['log/tiles/cacheable#short'],
  install: (rig) => withHeaders(rig, /^tile\/\d+\/.*\.p\//, (headers) => headers.set('cache-control', 'max-age=60')),
});
