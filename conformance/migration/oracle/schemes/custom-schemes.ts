/**
 * Custom schemes of a parameters file: their addresses, their initialisation and their registration.
 *
 * Anchored by: setSchemes of npm's @daostack/migration rc.57-v1 for a universal and for other custom schemes
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readAddress } from '../ethereum/address.ts';
import { type Packed, packedHash } from '../ethereum/solidity-packed.ts';
import {
  type ExpectedArgument,
  expectedArgument,
  type ReferredValues,
  standAloneIndex,
} from '../parameters/argument.ts';
import { booleanAt, itemsAt, nodeAt, stringAt } from '../parameters/json-members.ts';
import { readPermissions, storedPermissions } from './permissions.ts';
import { schemeEntries } from './scheme-entries.ts';

/** The parameters hash of a scheme that is not universal: it stores its parameters itself. */
export const NO_PARAMETERS = `0x${'0'.repeat(64)}`;

/** One custom scheme. */
export interface ExpectedCustomScheme {
  /** The name of its contract. */
  readonly contract: string | undefined;
  /** The names of the entry, which are for people. */
  readonly names: { readonly [key in 'name' | 'schemeName' | 'alias']: string | undefined };
  readonly fromCore: boolean | undefined;
  /** `deployed`: the run deploys it. Otherwise it is deployed already. */
  readonly at: 'deployed' | { readonly address: string } | { readonly standAlone: number } | undefined;
  /** The function that gets the arguments; `initialize` gets the avatar before them. undefined if the file leaves it open. */
  readonly by: 'setParameters' | 'initialize' | undefined;
  readonly arguments: readonly ExpectedArgument[];
  readonly requested: bigint | undefined;
  readonly stored: bigint | undefined;
  /** undefined if only the contract knows how it hashes. */
  readonly parametersHash: string | undefined;
}

/** The custom schemes of a network's parameters, in their order. */
export function expectedCustomSchemes(params: JsonNode, referred: ReferredValues): readonly ExpectedCustomScheme[] {
  return schemeEntries(params).map(({ contract, entry }) => {
    const universal = booleanAt(entry, 'isUniversal');
    const args = (itemsAt(entry, 'params') ?? []).map((node) => expectedArgument(node, referred));
    const requested = readPermissions(stringAt(entry, 'permissions') ?? '');
    return {
      contract,
      names: {
        name: stringAt(entry, 'name'),
        schemeName: stringAt(entry, 'schemeName'),
        alias: stringAt(entry, 'alias'),
      },
      fromCore: booleanAt(entry, 'fromCore'),
      at: placeOf(entry),
      by: universal === undefined ? undefined : universal ? 'setParameters' : 'initialize',
      arguments: args,
      requested,
      stored: requested === undefined ? undefined : storedPermissions(requested),
      parametersHash: universal === undefined ? undefined : universal ? hashOf(contract ?? '', args) : NO_PARAMETERS,
    };
  });
}

function placeOf(entry: JsonNode): ExpectedCustomScheme['at'] {
  const node = nodeAt(entry, 'address');
  if (!node) return 'deployed';
  const index = standAloneIndex(node);
  if (index !== undefined) return { standAlone: index };
  const address = node.kind === 'string' ? readAddress(node.value).value : undefined;
  return address === undefined ? undefined : { address };
}

/**
 * Universal schemes that store parameters under the packed hash of the arguments of `setParameters`: those of the core package,
 * and the one of the suite's own contracts.
 */
const PACKED: Readonly<Record<string, readonly Packed[0][]>> = {
  ContributionReward: ['bytes32', 'address'],
  GlobalConstraintRegistrar: ['bytes32', 'address'],
  UpgradeScheme: ['bytes32', 'address'],
  SchemeRegistrar: ['bytes32', 'bytes32', 'address'],
  UGenericScheme: ['bytes32', 'address', 'address'],
  SharedScheme: ['bytes32', 'address', 'uint256'],
};

/** The hash that `setParameters` of such a scheme gives. undefined for another scheme, and for arguments of other types. */
function hashOf(contract: string, args: readonly ExpectedArgument[]): string | undefined {
  const types = Object.hasOwn(PACKED, contract) ? PACKED[contract]! : undefined;
  if (types?.length !== args.length) return undefined;
  const values = args.map((arg, i) => packedAs(types[i]!, arg));
  return values.every((value) => value !== undefined) ? packedHash(...values) : undefined;
}

/** A value that is known before anything is deployed. */
function packedAs(type: Packed[0], argument: ExpectedArgument): Packed | undefined {
  const value =
    argument.kind === 'voting-hash' ? argument.hash : argument.kind === 'base' ? argument.address : literal(argument);
  if (type === 'uint256') return typeof value === 'bigint' && value >= 0n ? [type, value] : undefined;
  const digits = type === 'address' ? 40 : 64;
  return typeof value === 'string' && new RegExp(`^0x[0-9a-fA-F]{${digits}}$`).test(value) ? [type, value] : undefined;
}

const literal = (argument: ExpectedArgument) => (argument.kind === 'literal' ? argument.value : undefined);
