import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withSigning } from '../../testbed/signers.ts';

export const signatureInUrlSafeBase64 = logFault({
  text: 'writes signatures in base64url',
  breaks: 'LOG-SN-005',
  caughtBy: ['log/note/signature-bytes#base64'],
  install: (rig) =>
    withServedCheckpoint(rig, (note) => {
      // The last word is the signature of the log. Its 68 bytes need padding, which base64url omits.
      return note.replace(/\S+\n$/, (base64) => `${Buffer.from(base64, 'base64').toString('base64url')}\n`);
    }),
});

export const signatureOfAKeyIdOnly = logFault({
  text: 'writes the key ID and no signature after it',
  breaks: 'LOG-SN-005',
  caughtBy: ['log/note/signature-bytes#too-short'],
  install: (rig) => withSigning(rig, () => new Uint8Array()),
});
