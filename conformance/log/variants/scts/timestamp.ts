import { certificateLogVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const sctOfAClockBehind = certificateLogVariant({
  text: 'has a clock that is thirty seconds behind',
  cites: 'RFC 6962, section 3.2: the current NTP time; the choice timestamp-ahead',
  needs: { submit: true },
  install: (rig) => withParts(rig, { sctTime: (now) => BigInt(Math.floor(now)) - 30_000n }),
});
