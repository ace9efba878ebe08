import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'adds a second line under its own key that does not verify',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => ({ ...rig, cosigners: [{ ...rig.signer, sign: (text) => rig.signer.sign(`${text}\n`) }] }),
});
