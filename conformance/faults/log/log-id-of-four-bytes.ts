import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with the key ID in place of the log ID',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/form/log-id#length'],
  install: (rig) => withParts(rig, { logId: (...of) => rig.parts.logId(...of).slice(0, 4) }),
});
