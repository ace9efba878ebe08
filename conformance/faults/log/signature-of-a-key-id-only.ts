import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSigning } from '../signers.ts';

export default fault<LogRig>({
  text: 'writes the key ID and no signature after it',
  breaks: 'LOG-SN-005',
  caughtBy: ['log/note/signature-bytes#too-short'],
  install: (rig) => withSigning(rig, () => new Uint8Array()),
});
