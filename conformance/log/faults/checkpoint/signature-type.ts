import { logFault } from '../../testbed/alteration.ts';
import { ecdsaSigner } from '../../testbed/signers.ts';

export const ecdsaKeyWhereEd25519IsDeclared = logFault({
  text: 'signs with an ECDSA key, though an Ed25519 key is declared',
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/signature-type#not-as-declared'],
  needs: { declare: { 'log-key': 'ed25519' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});

export const publicLogWithoutEd25519 = logFault({
  text: 'signs by ECDSA only, though it is declared to be public',
  breaks: 'LOG-CP-005',
  caughtBy: ['log/checkpoint/signature-type#no-ed25519'],
  needs: { declare: { 'public-log': 'yes' } },
  install: (rig) => ({ ...rig, signer: ecdsaSigner(rig.origin) }),
});
