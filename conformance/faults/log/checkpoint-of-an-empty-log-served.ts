import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'publishes a checkpoint of size 0, though none is declared before the first entry',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#not-as-declared'],
  needs: { entries: 0n, declare: { 'empty-log': 'not-found' } },
  install: (rig) => withStored(rig, /^checkpoint$/, (bytes) => bytes),
});
