import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSigning } from '../signers.ts';

export default fault<LogRig>({
  text: 'signs the text without its final newline',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => withSigning(rig, (text, sign) => sign(text.slice(0, -1))),
});
