import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const daoToken = baseContractCheck('DAOToken', 'MIG-RS-004');
