import { wrongParameterCheck } from '../../premises/validation/wrong-parameter-check.ts';
import { wrongIndices } from '../../premises/validation/wrong-parameters.ts';

export const index = wrongParameterCheck('MIG-VA-003', wrongIndices);
