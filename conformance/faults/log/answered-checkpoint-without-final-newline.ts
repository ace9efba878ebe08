import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'cuts the newline at the end of a checkpoint that it answers with',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/checkpoint#malformed'],
  install: (rig) => withProof(rig, ({ checkpoint }) => ({ checkpoint: { envelope: checkpoint.envelope.trimEnd() } })),
});
