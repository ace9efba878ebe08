/**
 * Hashes under which the universal schemes store their parameters, and which a controller stores for the schemes.
 *
 * Anchored by: the hashes that setParameters of @daostack/arc rc.33 and rc.57 returned to npm's @daostack/migration, with
 * voting parameters of both kinds and a preset hash
 */
import { packedHash } from '../ethereum/solidity-packed.ts';

/** ContributionReward, GlobalConstraintRegistrar and UpgradeScheme: `setParameters(bytes32, address)`. */
export function votedSchemeHash(votingHash: string, votingMachine: string): string {
  return packedHash(['bytes32', votingHash], ['address', votingMachine]);
}

/** SchemeRegistrar: `setParameters(bytes32, bytes32, address)`, one hash for registering and one for removing. */
export function schemeRegistrarHash(register: string, remove: string, votingMachine: string): string {
  return packedHash(['bytes32', register], ['bytes32', remove], ['address', votingMachine]);
}

/**
 * A universal GenericScheme, UGenericScheme: `setParameters(bytes32, address, address)`, the last one is the contract that it
 * may call.
 */
export function genericSchemeHash(votingHash: string, votingMachine: string, target: string): string {
  return packedHash(['bytes32', votingHash], ['address', votingMachine], ['address', target]);
}
