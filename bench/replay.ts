/** The time that a node needs for the transactions of a migration, without the tool. */
import { jsonRpc } from '../src/reference/migration/chain/json-rpc.ts';
import { start } from './child.ts';

/** A transaction, as the chain has it. */
export interface Transaction {
  readonly from: string;
  readonly to: string | null;
  readonly input: string;
  readonly gas: string;
}

/** All transactions of a chain, in order, their gas, and the number of blocks that have them. */
export async function transactionsOf(
  url: string,
): Promise<{ all: readonly Transaction[]; gas: bigint; blocks: number }> {
  const { request } = jsonRpc(url);
  const last = Number(await request({ method: 'eth_blockNumber' }));
  const all: Transaction[] = [];
  let gas = 0n;
  let blocks = 0;
  for (let block = 1; block <= last; block++) {
    const params = [`0x${block.toString(16)}`, true];
    const found = (await request({ method: 'eth_getBlockByNumber', params })) as {
      gasUsed: string;
      transactions: readonly Transaction[];
    };
    gas += BigInt(found.gasUsed);
    if (found.transactions.length > 0) blocks++;
    all.push(...found.transactions);
  }
  return { all, gas, blocks };
}

/**
 * Milliseconds that a new chain needs for these transactions and their receipts, one after the other: the lower bound
 * of every tool that waits for each receipt. The node has the keys, and the gas is known.
 */
export async function replayed(transactions: readonly Transaction[]): Promise<number> {
  const chain = await start('serve-chain.ts', []);
  try {
    const { request } = jsonRpc(chain.line);
    await request({ method: 'eth_blockNumber' });
    const begun = performance.now();
    for (const { from, to, input, gas } of transactions) {
      const sent = { from, data: input, gas, ...(to === null ? {} : { to }) };
      const hash = await request({ method: 'eth_sendTransaction', params: [sent] });
      const receipt = (await request({ method: 'eth_getTransactionReceipt', params: [hash] })) as { status: string };
      if (receipt.status !== '0x1') throw new Error(`a replayed transaction has the status ${receipt.status}`);
    }
    return performance.now() - begun;
  } finally {
    await chain.stop();
  }
}
