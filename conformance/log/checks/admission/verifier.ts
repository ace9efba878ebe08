import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const verifier = refusalCheck({
  requests: 'verifier',
  because: 'it has not exactly one verifier',
  expectedStatus: 400,
});
