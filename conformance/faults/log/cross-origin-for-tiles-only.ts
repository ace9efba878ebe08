import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lets readers from other origins read its tiles but not its checkpoint',
  breaks: 'LOG-HT-012',
  caughtBy: ['log/http/cross-origin#changed'],
  install: (rig) => withHeaders(rig, /^tile\//, (headers) => headers.set('access-control-allow-origin', '*')),
});
