import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { ecdsaSigner } from '../signers.ts';

export default fault<LogRig>({
  text: 'signs by ECDSA only, though it is declared to be public',
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/ed25519#no-ed25519'],
  needs: { declare: { 'public-log': 'yes' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});
