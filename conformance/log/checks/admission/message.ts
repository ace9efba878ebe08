import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const message = refusalCheck('message', 'it is no JSON of a CreateEntryRequest with a hashedrekord');
