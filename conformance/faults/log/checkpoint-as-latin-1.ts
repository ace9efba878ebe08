import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls the checkpoint ISO-8859-1, which has no em dash',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#charset'],
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => headers.set('content-type', 'text/plain; charset=iso-8859-1')),
});
