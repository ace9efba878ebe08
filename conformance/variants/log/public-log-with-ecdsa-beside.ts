import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';
import { ecdsaSigner } from '../../faults/signers.ts';

export default variant<LogRig>({
  text: 'is public and signs by ECDSA and Ed25519',
  cites: 'C2SP tlog-tiles, "Checkpoints": at least one Ed25519 signature, and others as it likes',
  needs: { declare: { 'public-log': 'yes' } },
  install: (rig) =>
    withParts(
      { ...rig, cosigners: [ecdsaSigner(rig.origin)] },
      { note: (text, lines) => rig.parts.note(text, lines.toReversed()) },
    ),
});
