import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const quorumVote = baseContractCheck('QuorumVote', 'MIG-RS-014');
