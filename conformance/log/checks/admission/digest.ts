import { refusalCheck } from '../../premises/refusal/refusal-check.ts';

export const digest = refusalCheck('digest', 'its digest is none of the hash of its algorithm');
