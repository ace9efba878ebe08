import { logFault } from '../../testbed/alteration.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const checkpointGoneOnceTheLogHasGrown = logFault({
  text: 'answers 404 at the path of the checkpoint once its tree has more than 520 entries',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/stays-served#gone'],
  needs: { entries: 500n },
  install: (rig) =>
    withStoredBytes(rig, CHECKPOINT_PATH, (bytes) => {
      const size = Number(Buffer.from(bytes).toString().split('\n')[1]);
      return size > 520 ? undefined : bytes;
    }),
});
