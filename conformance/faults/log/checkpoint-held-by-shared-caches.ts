import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lets shared caches hold the checkpoint for an hour, though others are to ask each time',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#held'],
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => headers.set('cache-control', 'max-age=0, s-maxage=3600')),
});
