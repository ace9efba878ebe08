import { ed25519Signer, type LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'carries a line by a plain Ed25519 key of somebody else after its own',
  cites: 'C2SP signed-note, "Signatures": signatures by unknown keys are ignored',
  install: (rig) => ({ ...rig, cosigners: [ed25519Signer({ name: 'other.example/log' })] }),
});
