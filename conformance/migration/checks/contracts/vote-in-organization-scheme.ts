import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const voteInOrganizationScheme = baseContractCheck('VoteInOrganizationScheme', 'MIG-RS-017');
