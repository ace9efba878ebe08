import { ed25519Signer, type LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'carries a line by a key with a space in its name',
  breaks: 'LOG-SN-004',
  caughtBy: ['log/note/key-names#key-name'],
  install: (rig) => ({ ...rig, cosigners: [{ ...ed25519Signer({ name: 'w' }), name: 'a witness' }] }),
});
