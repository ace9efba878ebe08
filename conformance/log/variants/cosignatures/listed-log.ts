import { ed25519Signer } from '../../../../src/reference/log/index.ts';
import { witnessedLogVariant } from '../../testbed/alteration.ts';
import { testWitnesses } from '../../testbed/witnesses/witnesses.ts';

export const policyWithoutLogs = witnessedLogVariant({
  text: 'has a policy that lists no log, since the log is known from elsewhere',
  cites: 'C2SP tlog-policy, "What is a "policy"?": may accept a policy with an empty set of logs',
  needs: { policyLog: 'none' },
  install: (rig) => ({ ...rig, cosigners: testWitnesses(rig.clock) }),
});

export const newKeyBesideTheListedOne = witnessedLogVariant({
  text: 'signs by the key that the policy lists and by a new key of the same name, as in a rotation of keys',
  cites: 'C2SP tlog-policy, "What is a "policy"?": signed by any one of the listed logs',
  install: (rig) => ({
    ...rig,
    cosigners: [ed25519Signer({ name: rig.signer.name, privateKey: Buffer.alloc(32, 9) }), ...(rig.cosigners ?? [])],
  }),
});
