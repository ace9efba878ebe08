import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { witness } from '../signers.ts';

export default fault<LogRig>({
  text: 'loses its own signature when a witness adds one',
  breaks: 'LOG-CP-004',
  caughtBy: ['log/checkpoint/signature-verifies#no-log-signature'],
  install: (rig) =>
    withParts(
      { ...rig, cosigners: [witness('witness.example/w', 1_700_000_000)] },
      { note: (text, lines) => rig.parts.note(text, lines.slice(1)) },
    ),
});
