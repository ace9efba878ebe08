import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const algorithm = refusalCheck({
  requests: 'algorithm',
  because: 'its algorithm is none that Rekor v2 allows, or not that of its key',
  expectedStatus: 400,
});
