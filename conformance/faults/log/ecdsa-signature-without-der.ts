import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaSigner } from '../signers.ts';

export default fault<LogRig>({
  text: 'writes an ECDSA signature as its two numbers, without DER around them',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin, 'ieee-p1363') }),
});
