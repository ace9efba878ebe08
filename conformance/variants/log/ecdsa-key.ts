import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { ecdsaSigner } from '../../faults/signers.ts';

export default variant<LogRig>({
  text: 'signs by ECDSA, and is not declared to be public',
  cites: 'C2SP tlog-checkpoint, "Signatures": a log may use any note signature algorithm',
  needs: { declare: { 'public-log': 'no' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});
