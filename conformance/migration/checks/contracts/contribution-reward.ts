import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const contributionReward = baseContractCheck('ContributionReward', 'MIG-RS-012');
