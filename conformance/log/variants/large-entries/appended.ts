import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const longLeavesRefused = logVariant({
  text: 'takes leaves of at most a thousand bytes',
  cites: 'C2SP tlog-tiles, "Log entries": a length has 16 bits; no log has to accept the longest entry',
  needs: { create: false },
  install: (rig) => withParts(rig, { entryLimit: () => 1000 }),
});
