import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const signatureAlsoUnderAnotherKeyId = logFault({
  text: 'writes its signature a second time, under another key ID',
  breaks: 'LOG-SN-006',
  caughtBy: ['log/note/key-ids#other-id'],
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(
          text,
          lines.flatMap((line) => [line, { ...line, keyId: (line.keyId ^ 1) >>> 0 }]),
        ),
    }),
});
