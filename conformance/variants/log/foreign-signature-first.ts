import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';
import { witness } from '../../faults/signers.ts';

export default variant<LogRig>({
  text: 'carries the signature line of a witness before its own',
  cites: 'C2SP signed-note, "Signatures": signatures by unknown keys are ignored, and no order is given',
  install: (rig) =>
    withParts(
      { ...rig, cosigners: [witness('witness.example/w', 1_700_000_000)] },
      { note: (text, lines) => rig.parts.note(text, lines.toReversed()) },
    ),
});
