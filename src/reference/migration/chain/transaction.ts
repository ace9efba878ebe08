/** A signed transaction may be sent as often as needed: it is mined once. */
import type { Send } from '../journal/line.ts';
import type { Chain } from './chain.ts';
import { RpcError } from './json-rpc.ts';
import { refusal } from './refusal.ts';

/** Sends it. A refusal is ignored where the node already knows the transaction or has mined it. */
export async function send(chain: Chain, { raw, hash, step }: Send): Promise<void> {
  try {
    await chain.request('eth_sendRawTransaction', raw);
  } catch (error) {
    if (!(error instanceof RpcError) || !(await isKnown(chain, hash))) throw refusal(step, error as Error);
  }
}

/** Whether the node has the transaction, mined or not. */
export const isKnown = async (chain: Chain, hash: string): Promise<boolean> =>
  (await chain.request('eth_getTransactionByHash', hash)) !== null;
