import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const key = refusalCheck({
  requests: 'key',
  because: 'its verifier holds no key in DER of the kind that it says',
  expectedStatus: 400,
});
