import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const upgradeScheme = baseContractCheck('UpgradeScheme', 'MIG-RS-010');
