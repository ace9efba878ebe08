import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { recodedByNode, withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'reads the base64 of signatures as far as it goes',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) => withMembers(rig, (name, value) => (name === 'content' ? recodedByNode(value) : value)),
});
