import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the names of an answer as the schema has them',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/form/json#names'],
  install: (rig) =>
    withEntryText(rig, (text) =>
      text.replace(
        /"([A-Za-z]+)":/g,
        (_, name) => `"${name.replace(/[A-Z]/g, (letter: string) => `_${letter.toLowerCase()}`)}":`,
      ),
    ),
});
