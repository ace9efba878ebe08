import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the padding out of the hashes of a proof',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/form/json#base64'],
  install: (rig) => withProof(rig, ({ hashes }) => ({ hashes: hashes.map((hash) => hash.replace(/=+$/, '')) })),
});
