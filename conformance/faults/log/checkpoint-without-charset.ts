import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls the checkpoint text/plain and does not name the charset',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#charset'],
  install: (rig) =>
    withParts(rig, { contentType: (kind) => (kind === 'checkpoint' ? 'text/plain' : rig.parts.contentType(kind)) }),
});
