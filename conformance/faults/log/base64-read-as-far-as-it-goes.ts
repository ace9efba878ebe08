import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { BYTES, recodedByNode, withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'reads base64 as far as it goes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) => withMembers(rig, (name, value) => (BYTES.has(name) ? recodedByNode(value) : value)),
});
