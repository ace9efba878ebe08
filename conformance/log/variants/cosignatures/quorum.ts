import { witnessedLogVariant } from '../../testbed/alteration.ts';
import { testWitnesses } from '../../testbed/witnesses/witnesses.ts';

export const cosignedByTheLeastNumber = witnessedLogVariant({
  text: 'publishes its checkpoint as soon as two of three witnesses have cosigned it, as the policy asks',
  cites: 'C2SP tlog-policy, "Defining a witness group": at least k of its n members',
  install: (rig) => ({ ...rig, cosigners: testWitnesses(rig.clock).slice(1) }),
});

export const cosignedByAGroupInAGroup = witnessedLogVariant({
  text: 'is cosigned by one witness, which the policy takes for a group that is a member of its quorum',
  cites: 'C2SP tlog-policy, "Defining a witness group": each group member being either a witness or another group',
  needs: { policy: 'group two any w1 w2\ngroup either any two w3\nquorum either\n' },
  install: (rig) => ({ ...rig, cosigners: [testWitnesses(rig.clock)[1]] }),
});

export const cosignedByOneNamedWitness = witnessedLogVariant({
  text: 'is cosigned by the only witness that the policy asks for, and not by two others that it lists',
  cites: 'C2SP tlog-policy, "Defining the quorum": in the simplest case, the name refers to a witness',
  needs: { policy: 'quorum w3\n' },
  install: (rig) => ({ ...rig, cosigners: [testWitnesses(rig.clock)[2]] }),
});

export const policyWithoutCosignatures = witnessedLogVariant({
  text: 'has no cosignatures, and a policy that asks for no cosignatures',
  cites: 'C2SP tlog-policy, "Defining the quorum": quorum none',
  needs: { policy: 'quorum none\n' },
  install: (rig) => ({ ...rig, cosigners: [] }),
});
