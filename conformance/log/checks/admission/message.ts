import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const message = refusalCheck({
  requests: 'message',
  because: 'it is no JSON of a CreateEntryRequest with a hashedrekord',
  expectedStatus: 400,
});
