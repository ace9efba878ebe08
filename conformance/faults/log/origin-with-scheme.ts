import { ed25519Signer, type LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has a URL with its scheme for an origin',
  breaks: 'LOG-CP-016',
  caughtBy: ['log/checkpoint/origin-form#scheme'],
  alsoFails: ['log/checkpoint/origin#not-the-given'],
  install: (rig) => {
    const origin = `https://${rig.origin}`;
    return { ...rig, origin, signer: ed25519Signer({ name: origin }) };
  },
});
