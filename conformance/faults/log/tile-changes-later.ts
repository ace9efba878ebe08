import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
  text: 'answers a full tile with another hash in it after the first time',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  install: (rig) => {
    const later = afterCalls(1);
    return withStored(rig, /^tile\/0\/000$/, (bytes) => (later() ? Buffer.from(bytes).reverse() : bytes));
  },
});
