import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names the log by the hash of its key under another origin',
  breaks: 'LOG-CE-013',
  caughtBy: ['log/form/log-id#other-key'],
  install: (rig) => withParts(rig, { logId: (name, type, key) => rig.parts.logId(`https://${name}`, type, key) }),
});
