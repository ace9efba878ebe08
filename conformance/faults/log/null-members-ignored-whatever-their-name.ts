import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'passes over a member that is null, whatever its name',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) => withMembers(rig, (_name, value) => value ?? undefined),
});
