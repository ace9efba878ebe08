import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names the index in the shard one higher in the proof than in the answer',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#index'],
  install: (rig) => withProof(rig, ({ logIndex }) => ({ logIndex: `${BigInt(logIndex) + 1n}` })),
});
