import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves full bundles only, before the partial ones have become full',
  breaks: 'LOG-EB-001',
  caughtBy: ['log/entries/served#missing'],
  install: (rig) => withStored(rig, /^tile\/entries\/.*\.p\//, () => undefined),
});
