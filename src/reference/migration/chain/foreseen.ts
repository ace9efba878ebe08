/** What a call will create, before it is sent. */
import type { Call } from '../plan/deployer.ts';
import { callData } from '../plan/encode.ts';
import type { Chain } from './chain.ts';
import type { StateBlock } from './pending-state.ts';

/**
 * The result of a function that returns what it creates, as DaoCreator.forgeOrg does, in a state with all that is sent
 * before; undefined where the node does not tell. Another account may call it first, so the receipt has the last word.
 */
export async function foreseen(
  chain: Chain,
  call: Call,
  from: string,
  block: StateBlock = undefined,
): Promise<string | undefined> {
  try {
    const transaction = { from, to: call.to, data: callData(call.name, call) };
    const result = await chain.request<string>('eth_call', transaction, block ?? 'latest');
    const [created] = call.of.abi.decodeFunctionResult(call.name, result);
    return typeof created === 'string' ? created : undefined;
  } catch {
    return undefined;
  }
}
