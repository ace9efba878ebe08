import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { witnessedLogFault } from '../../testbed/alteration.ts';

export const logNotInThePolicy = witnessedLogFault({
  text: 'signs its checkpoint by a new key, which the policy does not list',
  breaks: 'LOG-CO-006',
  caughtBy: ['log/cosignatures/listed-log#unlisted'],
  install: (rig) => ({
    ...rig,
    signer: ed25519Signer({ name: rig.origin, privateKey: Buffer.alloc(32, 9) }),
  }),
});

export const listedLogOfAnotherOrigin = witnessedLogFault({
  text: 'signs by a key of the policy that has the name of another log',
  breaks: 'LOG-CO-006',
  caughtBy: ['log/cosignatures/listed-log#other-origin'],
  alsoFails: ['log/checkpoint/signer-name#other-name'],
  needs: { policyLog: 'own' },
  install: (rig) => ({
    ...rig,
    signer: ed25519Signer({ name: 'touchstone.example/other', privateKey: Buffer.alloc(32, 9) }),
  }),
});
