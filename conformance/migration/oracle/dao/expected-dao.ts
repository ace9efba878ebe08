/**
 * The expected state of a DAO after its migration, by its parameters alone.
 *
 * Anchored by: the DAOs that npm's @daostack/migration made with @daostack/arc rc.33 and rc.57, read back from the chain
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { DECIMALS } from '../ethereum/token-units.ts';
import { type CoreVersions, coreVersions } from '../parameters/core-versions.ts';
import { booleanAt, itemsAt, nodeAt, stringAt } from '../parameters/json-members.ts';
import { type ExpectedCustomScheme, expectedCustomSchemes } from '../schemes/custom-schemes.ts';
import { ALL_PERMISSIONS, SCHEME_NAMES, type SchemeName } from '../schemes/permissions.ts';
import {
  type ExpectedScheme,
  isSelected,
  type SchemePermissions,
  selectedSchemes,
} from '../schemes/selected-schemes.ts';
import { type AmountUnit, votingHashOf } from '../voting/voting-parameters.ts';
import { founderHoldings, type Holding, holdingsByAddress, holdingTotals } from './founders.ts';
import { type ExpectedStandAlone, expectedStandAlones } from './stand-alone-contracts.ts';

/** Values that are known besides the parameters, and choices where the document leaves the meaning of parameters open. */
export interface DaoSetting {
  /** Addresses of base contracts by the document's names. */
  readonly base?: Readonly<Record<string, string>>;
  /** The core version of the option or flag. */
  readonly coreVersion?: string | undefined;
  /** The choices of these names. Defaults: those of the known tool for the first three, and open for the last two. */
  readonly founderUnits?: AmountUnit | undefined;
  readonly votingAmounts?: AmountUnit | undefined;
  readonly schemePermissions?: SchemePermissions | undefined;
  readonly ownerByDefault?: 'kept' | 'revoked' | undefined;
  readonly creatorTracks?: 'tracked' | 'untracked' | undefined;
}

/** The expected state of a DAO. undefined: the parameters leave the value open. */
export interface ExpectedDao {
  readonly orgName: string | undefined;
  readonly tokenName: string | undefined;
  readonly tokenSymbol: string | undefined;
  /** The decimals of token and reputation. */
  readonly decimals: number;
  /** The balances of the founders in the smallest unit; all other balances are zero. */
  readonly holdings: readonly Holding[] | undefined;
  readonly totals: { readonly tokens: bigint; readonly reputation: bigint } | undefined;
  /** The hashes by index of `VotingMachinesParams`. */
  readonly votingHashes: readonly (string | undefined)[];
  readonly schemes: readonly ExpectedScheme[];
  /** Schemes of the core package that must not be registered, unless a custom scheme is one of them. */
  readonly unselected: readonly SchemeName[];
  readonly customSchemes: readonly ExpectedCustomScheme[];
  readonly standAlone: readonly ExpectedStandAlone[];
  /** The owner of avatar, token and reputation: a controller for this DAO alone, or the universal one. */
  readonly controller: 'own' | 'universal';
  readonly byDaoCreator: boolean;
  /** The permissions of the deploying account after the migration. */
  readonly deployerPermissions: bigint | undefined;
  /** Whether the DAO tracker, if there is one, knows the DAO. */
  readonly tracked: boolean | undefined;
  readonly coreVersions: CoreVersions;
}

/** The DAO that the parameters of a network describe. See `networkParameters` for those of a file. */
export function expectedDao(params: JsonNode, setting: DaoSetting = {}): ExpectedDao {
  const { base = {}, founderUnits, votingAmounts, schemePermissions } = setting;
  const votingHashes = (itemsAt(params, 'VotingMachinesParams') ?? []).map((node) => votingHashOf(node, votingAmounts));
  const referred = { base, votingHashes };
  const holdings = founderHoldings(params, founderUnits);
  const byDaoCreator = booleanAt(params, 'useDaoCreator') ?? false;
  return {
    orgName: stringAt(params, 'orgName'),
    tokenName: stringAt(params, 'tokenName'),
    tokenSymbol: stringAt(params, 'tokenSymbol'),
    decimals: DECIMALS,
    holdings: holdings && holdingsByAddress(holdings),
    totals: holdings && holdingTotals(holdings),
    votingHashes,
    schemes: selectedSchemes(params, referred, schemePermissions),
    unselected: SCHEME_NAMES.filter((name) => isSelected(params, name) === false),
    customSchemes: expectedCustomSchemes(params, referred),
    standAlone: expectedStandAlones(params, referred),
    controller: booleanAt(params, 'useUController') ? 'universal' : 'own',
    byDaoCreator,
    deployerPermissions: deployerPermissions(params, byDaoCreator, setting.ownerByDefault),
    tracked: byDaoCreator ? createdTracked(setting) : booleanAt(params, 'noTrack') !== true,
    coreVersions: coreVersions(params, setting.coreVersion),
  };
}

/** With the DAO creator the account never has a permission; else it has all of them until it is unregistered. */
function deployerPermissions(
  params: JsonNode,
  byDaoCreator: boolean,
  absent: DaoSetting['ownerByDefault'],
): bigint | undefined {
  if (byDaoCreator) return 0n;
  const flag = nodeAt(params, 'unregisterOwner');
  if (!flag) return absent && (absent === 'revoked' ? 0n : ALL_PERMISSIONS);
  return flag.kind === 'boolean' ? (flag.value ? 0n : ALL_PERMISSIONS) : undefined;
}

function createdTracked({ creatorTracks }: DaoSetting): boolean | undefined {
  return creatorTracks && creatorTracks === 'tracked';
}
