import type { ChainRequest } from './chain-request.ts';

/** A mined transaction. Addresses are in lower case, as the chain gives them. */
export interface MinedTransaction {
  readonly hash: string;
  readonly block: number;
  readonly from: string;
  /** Absent if the transaction creates a contract. */
  readonly to?: string;
  readonly nonce: number;
  readonly value: bigint;
  /** The price it offered, in wei: `gasPrice`, or the fees of EIP-1559. */
  readonly gasPrice?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
  /** The price it paid for each unit of gas, in wei. */
  readonly paid?: bigint;
  readonly gasUsed: bigint;
  readonly ok: boolean;
  /** The address of the contract that it created. */
  readonly contractAddress?: string;
  readonly input: string;
}

/** How many blocks are read at a time: each may have the code of large contracts. */
const AT_ONCE = 50;

/** All transactions from a block on, in the order in which they were mined. */
export async function minedTransactions(ask: ChainRequest, from = 0): Promise<readonly MinedTransaction[]> {
  const last = Number(await ask('eth_blockNumber', []));
  const mined: MinedTransaction[] = [];
  for (let first = from; first <= last; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last + 1 - first) }, (_, at) => first + at);
    mined.push(...(await Promise.all(numbers.map((number) => transactionsOf(ask, number)))).flat());
  }
  return mined;
}

async function transactionsOf(ask: ChainRequest, number: number): Promise<readonly MinedTransaction[]> {
  const block = Object(await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true]));
  const sent = (block.transactions ?? []) as readonly Fields[];
  const receipts = await Promise.all(sent.map(({ hash }) => ask('eth_getTransactionReceipt', [hash])));
  return sent.map((transaction, at) => minedOf(transaction, Object(receipts[at]), number));
}

type Fields = Readonly<Record<string, string | null | undefined>>;

function minedOf(transaction: Fields, receipt: Fields, block: number): MinedTransaction {
  const wei = (name: string, value: string | null | undefined) => (value == null ? {} : { [name]: BigInt(value) });
  return {
    hash: String(transaction.hash),
    block,
    from: String(transaction.from),
    ...(transaction.to == null ? {} : { to: transaction.to }),
    nonce: Number(transaction.nonce),
    value: BigInt(transaction.value ?? 0),
    ...wei('maxFeePerGas', transaction.maxFeePerGas),
    ...wei('maxPriorityFeePerGas', transaction.maxPriorityFeePerGas),
    // For a transaction with fees of EIP-1559, a node reports the price that was paid as `gasPrice`.
    ...(transaction.maxFeePerGas == null ? wei('gasPrice', transaction.gasPrice) : {}),
    ...wei('paid', receipt.effectiveGasPrice ?? transaction.gasPrice),
    gasUsed: BigInt(receipt.gasUsed ?? 0),
    // Receipts have no status before Byzantium (EIP-658).
    ok: receipt.status !== '0x0',
    ...(receipt.contractAddress == null ? {} : { contractAddress: receipt.contractAddress }),
    input: String(transaction.input ?? '0x'),
  };
}
