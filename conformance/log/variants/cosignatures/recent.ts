import { witnessedLogVariant } from '../../testbed/alteration.ts';
import { testWitnesses, withCosigners } from '../../testbed/witnesses/witnesses.ts';

export const oneWitnessADayBehind = witnessedLogVariant({
  text: 'shows a cosignature of a day ago beside two of now, which are the quorum',
  cites: 'choice cosigned-within: as many as the quorum of the policy asks',
  needs: { declare: { 'cosigned-within': '43200' } },
  install: (rig) => {
    const before = testWitnesses({ now: () => rig.clock.now() - 86_400_000 });
    return withCosigners(rig, (one, i) => (i === 2 ? before[2] : one));
  },
});

export const cosignaturesWithoutTime = witnessedLogVariant({
  text: 'is cosigned with the time 0 by an ML-DSA-44 key, which states no time',
  cites: 'C2SP tlog-cosignature, "ML-DSA-44 signed message": these two values MAY be zero',
  needs: { policy: 'quorum w2\n' },
  install: (rig) => withCosigners(rig, (one, i) => (i === 1 ? testWitnesses({ now: () => 0 })[1] : one)),
});
