/**
 * Ids of proposals of a GenesisProtocol: the hash of its address and of how many proposals there were before.
 *
 * Anchored by: ids read from GenesisProtocol of @daostack/arc rc.33 and rc.57 on a fresh chain
 */
import { packedHash } from '../ethereum/solidity-packed.ts';

/** The id of a proposal that `before` others of the same voting machine came before. */
export function proposalId(votingMachine: string, before: bigint): string {
  return packedHash(['address', votingMachine], ['uint256', before]);
}
