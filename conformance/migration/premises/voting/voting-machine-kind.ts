import { JsonRpcError } from '../../../lab/chain/json-rpc.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';

const WORD = 64;

/**
 * The kind of a voting machine without stakes: AbsoluteVote decides when a choice has more than half of all votes, QuorumVote
 * when more than half has voted. They have the same functions, so a vote is tried in a call that changes nothing. undefined
 * if the contract is neither. `ask` is the chain's `request`.
 */
export async function votingMachineKind(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  address: string,
): Promise<'AbsoluteVote' | 'QuorumVote' | undefined> {
  const data = `${CONTRACTS.VotingTrial.bytecode}${address.slice(2).toLowerCase().padStart(WORD, '0')}`;
  try {
    const answer = String(await ask('eth_call', [{ data }, 'latest'])).slice(2);
    const [afterTwo, afterThree] = [answer.slice(0, WORD), answer.slice(WORD)].map((word) => /^0{63}1$/.test(word));
    return afterTwo ? 'QuorumVote' : afterThree ? 'AbsoluteVote' : undefined;
  } catch (refusal) {
    if (refusal instanceof JsonRpcError) return undefined;
    throw refusal;
  }
}
