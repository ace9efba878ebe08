import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'takes a digest in hex as well',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withMembers(rig, (name, value) =>
      name === 'digest' && typeof value === 'string' && /^([0-9a-f]{32})+$/.test(value)
        ? Buffer.from(value, 'hex').toString('base64')
        : value,
    ),
});
