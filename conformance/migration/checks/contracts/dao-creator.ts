import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const daoCreator = baseContractCheck('DaoCreator', 'MIG-RS-006');
