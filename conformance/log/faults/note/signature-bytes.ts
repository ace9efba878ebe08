import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';
import { withSigning } from '../../testbed/signers.ts';

export const signatureInUrlSafeBase64 = fault<LogRig>({
  text: 'writes signatures in base64url',
  breaks: 'LOG-SN-005',
  caughtBy: ['log/note/signature-bytes#base64'],
  install: (rig) =>
    withServedCheckpoint(rig, (note) => {
      const [text, lines] = note.split('\n\n');
      return `${text}\n\n${lines!.replace(/\S+\n$/, (b64) => `${Buffer.from(b64, 'base64').toString('base64url')}\n`)}`;
    }),
});

export const signatureOfAKeyIdOnly = fault<LogRig>({
  text: 'writes the key ID and no signature after it',
  breaks: 'LOG-SN-005',
  caughtBy: ['log/note/signature-bytes#too-short'],
  install: (rig) => withSigning(rig, () => new Uint8Array()),
});
