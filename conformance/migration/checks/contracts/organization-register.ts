import { baseContractCheck } from '../../premises/contracts/base-contract-check.ts';

export const organizationRegister = baseContractCheck('OrganizationRegister', 'MIG-RS-018');
