import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'publishes no checkpoint before the first entry, though size 0 is declared',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#not-as-declared'],
  needs: { entries: 0n, declare: { 'empty-log': 'size-0' } },
  install: (rig) =>
    withStored(rig, /^checkpoint$/, (bytes) => (/\n0\n/.test(Buffer.from(bytes).toString()) ? undefined : bytes)),
});
