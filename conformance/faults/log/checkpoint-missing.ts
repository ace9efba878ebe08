import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves tiles and bundles and no checkpoint',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#missing'],
  install: (rig) => withStored(rig, /^checkpoint$/, () => undefined),
});
