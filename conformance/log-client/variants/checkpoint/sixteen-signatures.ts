import { clientVariant } from '../../testbed/alteration.ts';

export const sixteenSignaturesAtMost = clientVariant({
  text: 'refuses a checkpoint with more than sixteen signatures',
  cites: 'C2SP signed-note, "Format": a verifier should have a limit, of 16 signatures at least',
  install: (rig) => ({ ...rig, mostSignatures: () => 16 }),
});
