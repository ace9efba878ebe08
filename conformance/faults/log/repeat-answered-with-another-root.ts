import type { LogRig } from '../../../src/reference/log/index.ts';
import { withReturned } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an entry that it has with a root hash that is not that of the checkpoint beside it',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#proof'],
  install: (rig) =>
    withReturned(rig, (entry) => {
      entry.inclusionProof.rootHash = Buffer.alloc(32, 3).toString('base64');
    }),
});
