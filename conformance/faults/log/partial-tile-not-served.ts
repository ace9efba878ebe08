import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves full tiles only, before the partial ones have become full',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) => withStored(rig, /^tile\/0\/.*\.p\//, () => undefined),
});
