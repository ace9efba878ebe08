import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const digest = refusalCheck({
  requests: 'digest',
  because: 'its digest is none of the hash of its algorithm',
  expectedStatus: 400,
});
