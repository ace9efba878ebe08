import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
  text: 'changes a full tile that is neither the first nor one of the last',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  needs: { entries: 1500n },
  install: (rig) => {
    const later = afterCalls(1);
    return withStored(rig, /^tile\/0\/002$/, (bytes) => (later() ? bytes.toReversed() : bytes));
  },
});
