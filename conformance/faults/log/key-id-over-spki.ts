import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export default fault<LogRig>({
  text: 'takes its key as SubjectPublicKeyInfo in its key ID',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, { keyId: (name, type, key) => rig.parts.keyId(name, type, Buffer.concat([SPKI, key])) }),
});
