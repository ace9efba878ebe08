import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const controllerCreator = baseContractCheck('ControllerCreator', 'MIG-RS-005');
