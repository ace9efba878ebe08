import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const absoluteVote = baseContractCheck('AbsoluteVote', 'MIG-RS-013');
