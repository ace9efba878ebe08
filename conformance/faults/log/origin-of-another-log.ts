import { ed25519Signer, type LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'is another log than the one asked for, under its own origin and key',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#not-the-given'],
  install: (rig) => {
    const origin = 'other.example/log';
    return { ...rig, origin, signer: ed25519Signer({ name: origin }) };
  },
});
