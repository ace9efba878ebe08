import { certificateLogFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const sctTimeInSeconds = certificateLogFault({
  text: 'counts the time of SCTs in seconds',
  breaks: 'LOG-CT-045',
  caughtBy: ['log/scts/timestamp#behind'],
  needs: { submit: true },
  install: (rig) => withParts(rig, { sctTime: (now) => BigInt(Math.floor(now / 1000)) }),
});

export const sctTimeAnHourAhead = certificateLogFault({
  text: 'has a time an hour ahead in SCTs',
  breaks: 'LOG-CT-045',
  caughtBy: ['log/scts/timestamp#ahead'],
  needs: { submit: true },
  install: (rig) => withParts(rig, { sctTime: (now) => BigInt(Math.floor(now)) + 3_600_000n }),
});
