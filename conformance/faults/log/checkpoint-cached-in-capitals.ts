import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lets caches hold the checkpoint for a day, in capitals',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#held'],
  install: (rig) => withHeaders(rig, /^checkpoint$/, (headers) => headers.set('cache-control', 'Max-Age=86400')),
});
