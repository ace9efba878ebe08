import { logVariant } from '../../testbed/alteration.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const emptyLogNotFound = logVariant({
  text: 'publishes no checkpoint before its first entry, as declared',
  cites: 'choice empty-log; C2SP tlog-tiles, "Checkpoints", does not speak of a log without entries',
  needs: { entries: 0n, declare: { 'empty-log': 'not-found' } },
  install: (rig) =>
    withStoredBytes(rig, CHECKPOINT_PATH, (bytes) => (/\n0\n/.test(Buffer.from(bytes).toString()) ? undefined : bytes)),
});
