import { alteredRepeats } from '../../premises/refusal/altered-repeats.ts';
import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const signature = refusalCheck({
  requests: 'signature',
  because: 'its signature does not verify',
  // A log must not accept an altered entry because it remembers the sound one.
  later: alteredRepeats,
  expectedStatus: 400,
});
