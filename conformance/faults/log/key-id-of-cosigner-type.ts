import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes the type byte of a cosignature in its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) => withParts(rig, { keyId: (name, _type, key) => rig.parts.keyId(name, 0x04, key) }),
});
