import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const redeemer = baseContractCheck('Redeemer', 'MIG-RS-019');
