/**
 * Ids of proposals of a GenesisProtocol: the hash of its address and of the number of earlier proposals.
 *
 * Anchored by: ids read from GenesisProtocol of @daostack/arc rc.33 and rc.57 on a fresh chain
 */
import { packedHash } from '../ethereum/solidity-packed.ts';

/** The id of the proposal after a number of earlier proposals of the same voting machine. */
export function proposalId(votingMachine: string, earlierProposals: bigint): string {
  return packedHash(['address', votingMachine], ['uint256', earlierProposals]);
}
