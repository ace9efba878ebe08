import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the key name out of its signature line',
  breaks: 'LOG-SN-004',
  caughtBy: ['log/note/key-names#key-name'],
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(
          text,
          lines.map((line) => ({ ...line, name: '' })),
        ),
    }),
});
