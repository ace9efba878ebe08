import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers with the text of the checkpoint alone',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#malformed'],
  install: (rig) =>
    withProof(rig, ({ checkpoint }) => ({ checkpoint: { envelope: `${checkpoint.envelope.split('\n\n')[0]}\n` } })),
});
