import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const globalConstraintRegistrar = baseContractCheck('GlobalConstraintRegistrar', 'MIG-RS-011');
