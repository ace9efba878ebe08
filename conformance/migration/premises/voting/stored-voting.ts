import type { StoredVoting } from '../../oracle/voting/stored-voting.ts';
import { VOTING_PARAMETERS } from '../../oracle/voting/voting-parameters.ts';
import type { ContractViews } from '../../target/chain/views.ts';

/** `parameters(hash)` of a GenesisProtocol: the value with the index COMPUTED is not a parameter, but a computed limit. */
const STORED_VOTING_VIEW = `function parameters(bytes32) view returns (${'uint256, '.repeat(12)}address)`;
const COMPUTED = 5;

/** The parameters that a voting machine stores under a hash; undefined if it does not answer as a GenesisProtocol. */
export async function readStoredVoting(
  views: ContractViews,
  machine: unknown,
  hash: string,
): Promise<StoredVoting | undefined> {
  const viewed = await views.call(machine, STORED_VOTING_VIEW, [hash]);
  if (!viewed.ok) return undefined;
  const values = viewed.values.filter((_, i) => i !== COMPUTED);
  const numbers = new Map(VOTING_PARAMETERS.map(({ name }, i) => [name, BigInt(String(values[i]))]));
  return {
    numbers,
    voteOnBehalf: String(values.at(-1)),
    empty: [...numbers.values()].every((number) => number === 0n),
  };
}
