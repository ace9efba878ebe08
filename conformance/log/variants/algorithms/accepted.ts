import { withAlgorithms } from '../../testbed/algorithms.ts';
import { logVariant } from '../../testbed/alteration.ts';

export const noP256Keys = logVariant({
  text: 'takes every algorithm but ECDSA P-256',
  cites: 'choice algorithms: a log may allow some of them',
  install: (rig) => withAlgorithms(rig, ({ curve }) => curve !== 'P-256'),
});

export const noRsaKeys = logVariant({
  text: 'accepts ECDSA and Ed25519ph alone, and declares it',
  cites: 'choice algorithms: a log may allow some of them',
  needs: { declare: { algorithms: 'some' } },
  install: (rig) => withAlgorithms(rig, ({ family }) => family !== 'rsa'),
});
