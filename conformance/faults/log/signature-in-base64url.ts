import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes signatures in base64url',
  breaks: 'LOG-SN-005',
  caughtBy: ['log/note/signature-bytes#base64'],
  install: (rig) =>
    withCheckpoint(rig, (note) => {
      const [text, lines] = note.split('\n\n');
      return `${text}\n\n${lines!.replace(/\S+\n$/, (b64) => `${Buffer.from(b64, 'base64').toString('base64url')}\n`)}`;
    }),
});
