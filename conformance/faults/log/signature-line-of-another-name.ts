import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes another name on its signature line than its key has',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(
          text,
          lines.map((line) => ({ ...line, name: `${line.name}/log` })),
        ),
    }),
});
