import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const vestingScheme = baseContractCheck('VestingScheme', 'MIG-RS-016');
