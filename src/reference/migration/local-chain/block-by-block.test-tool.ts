/** A node that mines no transaction at once. */

import type { Provider } from '../chain/json-rpc.ts';
import { RpcError } from '../chain/json-rpc.ts';

/** The methods whose last argument is the block of a state, at its place. */
const STATES: Readonly<Record<string, number>> = { eth_estimateGas: 1, eth_call: 1, eth_getTransactionCount: 1 };

export interface BlockByBlock {
  /** Mines when so many transactions have been sent. Default: when a transaction is asked for a second time. */
  readonly mineAt?: readonly number[];
  /** Whether the node knows a state with pending transactions. Default: true. */
  readonly pending?: boolean;
  /** How many pending transactions of an account the node keeps. */
  readonly keeps?: number;
}

export interface BlockNode extends Provider {
  /** How many transactions each block has in which there is one, since the node was opened. */
  blocks(): Promise<number[]>;
  /** How many transactions it has refused. */
  readonly refused: () => number;
}

/** A node of a chain, which from now on mines only where `options` say so. */
export async function blockByBlock(chain: Provider, account: string, options: BlockByBlock = {}): Promise<BlockNode> {
  const { mineAt, pending = true, keeps = Number.POSITIVE_INFINITY } = options;
  const ask = (method: string, ...params: unknown[]) => chain.request({ method, params });
  const first = Number(await ask('eth_blockNumber'));
  const asked = new Map<unknown, number>();
  let [sent, refused] = [0, 0];
  await ask('evm_setAutomine', false);
  const countAt = async (block: string) => Number(await ask('eth_getTransactionCount', account, block));

  async function send(raw: unknown): Promise<unknown> {
    if ((await countAt('pending')) - (await countAt('latest')) >= keeps) {
      refused++;
      throw new RpcError('eth_sendRawTransaction', { code: -32000, message: 'account limit exceeded' });
    }
    const hash = await ask('eth_sendRawTransaction', raw);
    if (mineAt?.includes(++sent)) await ask('evm_mine');
    return hash;
  }
  async function receipt(hash: unknown): Promise<unknown> {
    const count = (asked.get(hash) ?? 0) + 1;
    asked.set(hash, count);
    const found = await ask('eth_getTransactionReceipt', hash);
    if (found === null && mineAt === undefined && count % 2 === 0) await ask('evm_mine');
    return found;
  }
  return {
    async request({ method, params = [] }) {
      if (method === 'eth_sendRawTransaction') return send(params[0]);
      if (method === 'eth_getTransactionReceipt') return receipt(params[0]);
      if (pending) return ask(method, ...params);
      if (method === 'eth_getBlockByNumber' && params[0] === 'pending') return null;
      const at = STATES[method];
      // Hardhat estimates in the pending state where no block is named.
      return ask(method, ...(at === undefined ? params : [...params.slice(0, at), 'latest']));
    },
    async blocks() {
      const counts: number[] = [];
      for (let number = first + 1; number <= Number(await ask('eth_blockNumber')); number++) {
        const block = (await ask('eth_getBlockByNumber', `0x${number.toString(16)}`, false)) as {
          readonly transactions: readonly unknown[];
        };
        if (block.transactions.length > 0) counts.push(block.transactions.length);
      }
      return counts;
    },
    refused: () => refused,
  };
}
