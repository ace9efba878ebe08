import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'calls the checkpoint JSON',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#media-type'],
  install: (rig) =>
    withParts(rig, {
      contentType: (kind) => (kind === 'checkpoint' ? 'application/json' : rig.parts.contentType(kind)),
    }),
});
