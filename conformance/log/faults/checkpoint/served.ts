import { logFault } from '../../testbed/alteration.ts';
import { withErrorStatus, withLengthBeyondContent } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';
import { withStoredBytes } from '../../testbed/store.ts';

export const checkpointAnnouncedTooLong = logFault({
  text: 'announces a Content-Length of five bytes more than the checkpoint has',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#incomplete'],
  install: (rig) => withLengthBeyondContent(rig, CHECKPOINT_PATH),
});

export const checkpointInternalError = logFault({
  text: 'answers 500 for the checkpoint',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#status'],
  install: (rig) => withErrorStatus(rig, CHECKPOINT_PATH, 500),
});

export const checkpointMissing = logFault({
  text: 'serves tiles and bundles and no checkpoint',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#missing'],
  install: (rig) => withStoredBytes(rig, CHECKPOINT_PATH, () => undefined),
});

export const checkpointOfAnEmptyLogMissing = logFault({
  text: 'publishes no checkpoint before the first entry, though size 0 is declared',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#not-as-declared'],
  needs: { entries: 0n, declare: { 'empty-log': 'size-0' } },
  install: (rig) =>
    withStoredBytes(rig, CHECKPOINT_PATH, (bytes) => (/\n0\n/.test(Buffer.from(bytes).toString()) ? undefined : bytes)),
});

export const checkpointOfAnEmptyLogServed = logFault({
  text: 'publishes a checkpoint of size 0, though it is declared to have no checkpoint before the first entry',
  breaks: 'LOG-CP-001',
  caughtBy: ['log/checkpoint/served#not-as-declared'],
  needs: { entries: 0n, declare: { 'empty-log': 'not-found' } },
  install: (rig) => withStoredBytes(rig, CHECKPOINT_PATH, (bytes) => bytes),
});
