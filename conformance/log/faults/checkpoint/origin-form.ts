import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';

export const originWithPlus = logFault({
  text: 'has a plus sign in its origin',
  breaks: 'LOG-CP-016',
  caughtBy: ['log/checkpoint/origin-form#plus'],
  alsoFails: ['log/checkpoint/signer-name#other-name', 'log/checkpoint/origin#not-as-given'],
  install: (rig) => ({ ...rig, origin: `${rig.origin}+log` }),
});

export const originWithScheme = logFault({
  text: 'has a URL with its scheme for an origin',
  breaks: 'LOG-CP-016',
  caughtBy: ['log/checkpoint/origin-form#scheme'],
  alsoFails: ['log/checkpoint/origin#not-as-given'],
  install: (rig) => {
    const origin = `https://${rig.origin}`;
    return { ...rig, origin, signer: ed25519Signer({ name: origin }) };
  },
});

export const originWithSpace = logFault({
  text: 'has a no-break space in its origin',
  breaks: 'LOG-CP-016',
  caughtBy: ['log/checkpoint/origin-form#space'],
  alsoFails: ['log/checkpoint/signer-name#other-name', 'log/checkpoint/origin#not-as-given'],
  install: (rig) => ({ ...rig, origin: `${rig.origin}\u00a0log` }),
});
