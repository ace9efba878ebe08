import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves the checkpoint without a Content-Type',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#missing'],
  install: (rig) => withHeaders(rig, /^checkpoint$/, (headers) => headers.delete('content-type')),
});
