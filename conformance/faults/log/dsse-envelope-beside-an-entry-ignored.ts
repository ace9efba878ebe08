import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withMembers } from '../refused.ts';

export default fault<LogRig>({
  text: 'ignores a DSSE envelope that stands beside a hashedrekord',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withMembers(rig, (name, value) => {
      const { hashedRekordRequestV002 } = Object(value) as Record<string, unknown>;
      return name === '' && hashedRekordRequestV002 ? { hashedRekordRequestV002 } : value;
    }),
});
