/**
 * The schemes that `schemes` of a parameters file selects, with their permissions and parameters hashes.
 *
 * Anchored by: registerScheme and setSchemes of npm's @daostack/migration with @daostack/arc rc.33 and rc.57
 */

import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { readAddress } from '../ethereum/address.ts';
import type { ReferredValues } from '../parameters/argument.ts';
import { booleanAt, indexAt, itemsAt, nodeAt, stringAt } from '../parameters/json-members.ts';
import {
  LEAST_PERMISSIONS,
  REQUESTED_PERMISSIONS,
  SCHEME_NAMES,
  type SchemeName,
  storedPermissions,
} from './permissions.ts';
import { genericSchemeHash, schemeRegistrarHash, votedSchemeHash } from './scheme-hashes.ts';

/** A scheme that must be registered for the DAO. Members are undefined if the file or the document leaves them open. */
export interface ExpectedScheme {
  readonly name: SchemeName;
  /** The index in the array of its name: a scheme is registered once for each entry. undefined: there is no array. */
  readonly entry: number | undefined;
  /** Its address, if its base contract is known. A GenericScheme may be deployed for the DAO alone. */
  readonly address: string | undefined;
  readonly requested: bigint | undefined;
  readonly stored: bigint | undefined;
  readonly votingHash: string | undefined;
  readonly votingMachine: string | undefined;
  /** Of a GenericScheme: the contract that it may call. */
  readonly target: string | undefined;
  /** The hash with which a universal scheme is registered; of a GenericScheme only if it is universal. */
  readonly parametersHash: string | undefined;
}

/** The sections of the document, and their defaults of `voteParams`: the document states one for GenericScheme only. */
const SECTIONS: Partial<Record<SchemeName, number | undefined>> = { ContributionReward: undefined, GenericScheme: 0 };

/** The options of the choice `scheme-permissions`. */
export type SchemePermissions = 'known' | 'least' | 'other';

/** The requested permissions of a scheme; those of the option `other` are not known. */
function requestedFor(name: SchemeName, choice: SchemePermissions): bigint | undefined {
  if (choice === 'other') return undefined;
  return (choice === 'least' ? LEAST_PERMISSIONS : REQUESTED_PERMISSIONS)[name];
}

/** Whether a scheme is selected. undefined if its value is neither true nor false. */
export function isSelected(params: JsonNode, name: SchemeName): boolean | undefined {
  const schemes = nodeAt(params, 'schemes');
  if (!nodeAt(schemes, name)) return false;
  return booleanAt(schemes, name);
}

/** The selected schemes in the order of registration. */
export function selectedSchemes(
  params: JsonNode,
  referred: ReferredValues,
  permissions: SchemePermissions = 'known',
): readonly ExpectedScheme[] {
  return SCHEME_NAMES.filter((name) => isSelected(params, name)).flatMap((name) => {
    const section = nodeAt(params, name);
    if (!section) {
      const index = Object.hasOwn(SECTIONS, name) ? undefined : 0;
      return [expected(name, undefined, { index, section: undefined, permissions }, referred)];
    }
    // A section that the document does not have may mean anything.
    const stated = Object.hasOwn(SECTIONS, name);
    return (itemsAt(params, name) ?? []).map((item, entry) =>
      expected(name, entry, { index: stated ? indexOf(item, name) : undefined, section: item, permissions }, referred),
    );
  });
}

function indexOf(item: JsonNode, name: SchemeName): number | undefined {
  return nodeAt(item, 'voteParams') ? indexAt(item, 'voteParams') : SECTIONS[name];
}

function expected(
  name: SchemeName,
  entry: number | undefined,
  of: {
    readonly index: number | undefined;
    readonly section: JsonNode | undefined;
    readonly permissions: SchemePermissions;
  },
  { base, votingHashes }: ReferredValues,
): ExpectedScheme {
  const votingHash = of.index === undefined ? undefined : votingHashes[of.index];
  const named = name === 'GenericScheme' && nodeAt(of.section, 'votingMachine');
  const votingMachine = named ? readAddress(stringAt(of.section, 'votingMachine') ?? '').value : base.GenesisProtocol;
  const target = name === 'GenericScheme' ? readAddress(stringAt(of.section, 'targetContract') ?? '').value : undefined;
  const requested = requestedFor(name, of.permissions);
  return {
    name,
    entry,
    address: base[name],
    requested,
    stored: requested === undefined ? undefined : storedPermissions(requested),
    votingHash,
    votingMachine,
    target,
    parametersHash: hashOf(name, votingHash, votingMachine, target),
  };
}

function hashOf(name: SchemeName, voting?: string, machine?: string, target?: string): string | undefined {
  if (voting === undefined || machine === undefined) return undefined;
  if (name === 'SchemeRegistrar') return schemeRegistrarHash(voting, voting, machine);
  if (name === 'GenericScheme') return target === undefined ? undefined : genericSchemeHash(voting, machine, target);
  return votedSchemeHash(voting, machine);
}
