import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaSigner } from '../signers.ts';

export default fault<LogRig>({
  text: 'signs with an ECDSA key, though an Ed25519 key is declared',
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/ed25519#not-as-declared'],
  needs: { declare: { 'log-key': 'ed25519' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});
