import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls a bundle JSON while it is partial',
  breaks: 'LOG-EB-003',
  caughtBy: ['log/entries/content-type#media-type'],
  install: (rig) =>
    withHeaders(rig, /^tile\/entries\/.*\.p\//, (headers) => headers.set('content-type', 'application/json')),
});
