import { ed25519Signer, type LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'signs twice by its key, and once by a new key of the same name, as in a rotation of keys',
  cites: 'C2SP signed-note, "Signatures": a signature counts as unknown where only the name or only the key ID matches',
  install: (rig) => ({ ...rig, cosigners: [ed25519Signer({ name: rig.signer.name }), rig.signer] }),
});
