import { wrongParameterCheck } from '../../premises/validation/wrong-parameter-check.ts';
import { wrongForms } from '../../premises/validation/wrong-parameters.ts';

export const form = wrongParameterCheck('MIG-VA-002', wrongForms);
