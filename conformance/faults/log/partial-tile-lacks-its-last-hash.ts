import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the last hash out of a partial tile',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withStored(rig, /^tile\/0\/.*\.p\//, (bytes) => bytes.subarray(0, -32)),
});
