import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const genesisProtocol = baseContractCheck('GenesisProtocol', 'MIG-RS-008');
