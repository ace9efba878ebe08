import { alteredRepeats } from '../../premises/refusal/altered-repeats.ts';
import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const signature = refusalCheck('signature', 'its signature does not verify', alteredRepeats);
