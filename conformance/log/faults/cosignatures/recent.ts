import { witnessedLogFault } from '../../testbed/alteration.ts';
import { testWitnesses, withCosigners } from '../../testbed/witnesses/witnesses.ts';

export const cosignedTheDayBefore = witnessedLogFault({
  text: 'goes on showing cosignatures that two of its witnesses made a day ago',
  breaks: 'LOG-CO-005',
  caughtBy: ['log/cosignatures/recent#old'],
  needs: { declare: { 'cosigned-within': '43200' } },
  install: (rig) => {
    const before = testWitnesses({ now: () => rig.clock.now() - 86_400_000 });
    return withCosigners(rig, (one, i) => (i === 0 ? one : before[i]!));
  },
});
