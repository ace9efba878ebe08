import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const schemeRegistrar = baseContractCheck('SchemeRegistrar', 'MIG-RS-009');
