import { witnessedLogVariant } from '../../testbed/alteration.ts';
import { testWitnesses } from '../../testbed/witnesses/witnesses.ts';

export const witnessesHalfAMinuteAhead = witnessedLogVariant({
  text: 'is cosigned by witnesses whose clocks are half a minute fast',
  cites: 'C2SP tlog-cosignature, "Format": verifiers MAY reject timestamps in the future; clocks differ',
  install: (rig) => ({ ...rig, cosigners: testWitnesses({ now: () => rig.clock.now() + 30_000 }) }),
});
