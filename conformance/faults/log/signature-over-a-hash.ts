import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withSigning } from '../signers.ts';

export default fault<LogRig>({
  text: 'signs the hash of the text in hex',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#bad-signature'],
  install: (rig) => withSigning(rig, (text, sign) => sign(Buffer.from(sha256(Buffer.from(text))).toString('hex'))),
});
