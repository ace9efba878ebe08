import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'carries a line that has the key ID of the log under another name',
  cites: 'C2SP signed-note, "Signatures": a signature counts as unknown where only the name or only the key ID matches',
  install: (rig) =>
    withParts(rig, {
      note: (text, lines) =>
        rig.parts.note(text, [{ ...lines[0]!, name: 'other.example/log', signature: new Uint8Array(64) }, ...lines]),
    }),
});
