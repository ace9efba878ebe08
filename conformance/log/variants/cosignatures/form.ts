import { witnessedLogVariant } from '../../testbed/alteration.ts';
import { testWitnesses } from '../../testbed/witnesses/witnesses.ts';

export const cosignedAgainByTheSameWitness = witnessedLogVariant({
  text: 'carries two cosignatures of each witness, one of which is a minute older',
  cites: 'C2SP tlog-witness, "add-checkpoint": the response is a sequence of one or more signature lines',
  install: (rig) => ({
    ...rig,
    cosigners: [...testWitnesses({ now: () => rig.clock.now() - 60_000 }), ...(rig.cosigners ?? [])],
  }),
});
