import { wrongParameterCheck } from '../../premises/validation/wrong-parameter-check.ts';
import { wrongLimits } from '../../premises/validation/wrong-parameters.ts';

export const votingLimit = wrongParameterCheck('MIG-VA-005', wrongLimits);
