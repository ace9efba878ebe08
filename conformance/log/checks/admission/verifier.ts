import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const verifier = refusalCheck('verifier', 'it has not exactly one verifier');
