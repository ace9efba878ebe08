import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const key = refusalCheck('key', 'its verifier holds no key in DER of the kind that it says');
