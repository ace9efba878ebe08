import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const uController = baseContractCheck('UController', 'MIG-RS-007');
