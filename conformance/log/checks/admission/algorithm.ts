import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const algorithm = refusalCheck(
  'algorithm',
  'its algorithm is none that Rekor v2 allows, or not that of its key',
);
