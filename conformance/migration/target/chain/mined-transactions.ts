import type { ChainRequest } from './chain-request.ts';

/** A transaction that is on the chain. Addresses are as the chain has them, in lower case. */
export interface MinedTransaction {
  readonly hash: string;
  readonly block: number;
  readonly from: string;
  /** Absent where it makes a contract. */
  readonly to?: string;
  readonly nonce: number;
  readonly value: bigint;
  /** What it offered, in wei: `gasPrice`, or the fees of EIP-1559. */
  readonly gasPrice?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
  /** What it paid for each gas, in wei. */
  readonly paid?: bigint;
  readonly gasUsed: bigint;
  readonly ok: boolean;
  /** Of the contract that it made. */
  readonly contractAddress?: string;
  readonly input: string;
}

/** Every transaction from a block on, in the order in which they were mined. */
export async function minedTransactions(ask: ChainRequest, from = 0): Promise<readonly MinedTransaction[]> {
  const last = Number(await ask('eth_blockNumber', []));
  const mined: MinedTransaction[] = [];
  for (let number = from; number <= last; number++) {
    const block = Object(await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true]));
    const sent = (block.transactions ?? []) as readonly Fields[];
    const receipts = await Promise.all(sent.map(({ hash }) => ask('eth_getTransactionReceipt', [hash])));
    for (const [at, one] of sent.entries()) mined.push(minedOf(one, Object(receipts[at]), number));
  }
  return mined;
}

type Fields = Readonly<Record<string, string | null | undefined>>;

function minedOf(one: Fields, receipt: Fields, block: number): MinedTransaction {
  const wei = (name: string, value: string | null | undefined) => (value == null ? {} : { [name]: BigInt(value) });
  return {
    hash: String(one.hash),
    block,
    from: String(one.from),
    ...(one.to == null ? {} : { to: one.to }),
    nonce: Number(one.nonce),
    value: BigInt(one.value ?? 0),
    ...wei('maxFeePerGas', one.maxFeePerGas),
    ...wei('maxPriorityFeePerGas', one.maxPriorityFeePerGas),
    // With fees of EIP-1559 a node says here what was paid.
    ...(one.maxFeePerGas == null ? wei('gasPrice', one.gasPrice) : {}),
    ...wei('paid', receipt.effectiveGasPrice ?? one.gasPrice),
    gasUsed: BigInt(receipt.gasUsed ?? 0),
    // Absent before Byzantium (EIP-658).
    ok: receipt.status !== '0x0',
    ...(receipt.contractAddress == null ? {} : { contractAddress: receipt.contractAddress }),
    input: String(one.input ?? '0x'),
  };
}
