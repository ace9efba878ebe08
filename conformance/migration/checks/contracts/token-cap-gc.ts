import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const tokenCapGc = baseContractCheck('TokenCapGC', 'MIG-RS-015');
