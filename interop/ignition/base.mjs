/** The base contracts of the interface document ("Migration result") as an Ignition module. */
import { buildModule } from '@nomicfoundation/ignition-core';
import { parseUnits } from 'ethers';

const ALONE = [
  'ControllerCreator',
  'UController',
  'SchemeRegistrar',
  'UpgradeScheme',
  'GlobalConstraintRegistrar',
  'ContributionReward',
  'AbsoluteVote',
  'QuorumVote',
  'TokenCapGC',
  'VestingScheme',
  'VoteInOrganizationScheme',
  'OrganizationRegister',
  // Not among the document's names, but what its `schemes.GenericScheme` registers.
  'GenericScheme',
];
export const BASE = [...ALONE, 'DAOToken', 'DaoCreator', 'GenesisProtocol', 'Redeemer'];
const CAP = parseUnits('100000000', 18);

export function baseModule() {
  return buildModule('Base', (m) => {
    const contracts = Object.fromEntries(ALONE.map((name) => [name, m.contract(name)]));
    const { ControllerCreator, ContributionReward } = contracts;
    const DAOToken = m.contract('DAOToken', ['DAOstack', 'GEN', CAP]);
    const DaoCreator = m.contract('DaoCreator', [ControllerCreator]);
    const GenesisProtocol = m.contract('GenesisProtocol', [DAOToken]);
    const Redeemer = m.contract('Redeemer', [ContributionReward, GenesisProtocol]);
    return { ...contracts, DAOToken, DaoCreator, GenesisProtocol, Redeemer };
  });
}
