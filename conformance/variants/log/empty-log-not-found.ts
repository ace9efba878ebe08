import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStored } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'publishes no checkpoint before its first entry, as declared',
  cites: 'choice empty-log; C2SP tlog-tiles, "Checkpoints", does not speak of a log without entries',
  needs: { entries: 0n, declare: { 'empty-log': 'not-found' } },
  install: (rig) =>
    withStored(rig, /^checkpoint$/, (bytes) => (/\n0\n/.test(Buffer.from(bytes).toString()) ? undefined : bytes)),
});
