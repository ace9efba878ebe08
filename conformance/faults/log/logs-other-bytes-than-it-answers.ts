import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs each entry with a newline after it, and answers without',
  breaks: 'LOG-CE-002',
  caughtBy: ['log/create/logged#other-entry', 'log/proof/verifies#root'],
  install: (rig) =>
    withParts(
      withLeaf(rig, (leaf) => `${leaf}\n`),
      { logEntry: (logged) => rig.parts.logEntry({ ...logged, body: logged.body.subarray(0, -1) }) },
    ),
});
