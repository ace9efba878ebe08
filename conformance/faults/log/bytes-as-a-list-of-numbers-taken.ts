import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { BYTES, withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'takes a list of numbers for bytes as well',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withMembers(rig, (name, value) =>
      BYTES.has(name) && Array.isArray(value) ? Buffer.from(value).toString('base64') : value,
    ),
});
