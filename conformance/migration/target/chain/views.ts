import { JsonRpcError } from '../../../lab/chain/json-rpc.ts';
import { LabError } from '../../../lab/lab-error.ts';
import type { ChainRequest } from './chain-request.ts';
import { ContractCall, ethersValue, loadEthers, type ViewResult } from './contract-call.ts';
import { type MinedTransaction, minedTransactions } from './mined-transactions.ts';

/** An event, as a line of Solidity declares it. `values` is absent where its data is not that. */
export interface ContractEvent {
  readonly address: string;
  readonly block: number;
  readonly transaction: string;
  readonly values?: readonly unknown[];
}

/** Who asks where nobody is named: Hardhat would have its first account ask, which may own what is asked. */
const NOBODY = `0x${'00'.repeat(20)}`;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * What is on a chain, beside any proxy. Addresses come from targets: one that is none has no code, and reading it is
 * `nothing`. Only what the lab itself gets wrong is thrown.
 */
export class ContractViews {
  readonly #ask: ChainRequest;

  constructor(chain: { request: ChainRequest }) {
    this.#ask = (method, params) => chain.request(method, params);
  }

  /** The code at an address, `0x` where there is none. */
  async codeAt(address: unknown): Promise<string> {
    return isAddress(address) ? String(await this.#ask('eth_getCode', [address, 'latest'])) : '0x';
  }

  /**
   * Calls a function: `function owner() view returns (address)`. Numbers come as bigint, addresses as EIP-55 has them,
   * bytes in hexadecimal.
   */
  async call(address: unknown, declared: string, args: readonly unknown[] = [], from = NOBODY): Promise<ViewResult> {
    const call = new ContractCall(await loadEthers(), declared, args);
    if (!isAddress(address)) return { ok: false, why: 'nothing', found: `no address: ${JSON.stringify(address)}` };
    const asked = { from, to: address, data: call.data };
    try {
      return call.read(String(await this.#ask('eth_call', [asked, 'latest'])));
    } catch (refusal) {
      if (refusal instanceof JsonRpcError) return { ok: false, why: 'reverted', found: refusal.message };
      throw refusal;
    }
  }

  /** The only value that a call gives; undefined where it gives none, or several. */
  async value(address: unknown, declared: string, args: readonly unknown[] = []): Promise<unknown> {
    const viewed = await this.call(address, declared, args);
    return viewed.ok && viewed.values.length === 1 ? viewed.values[0] : undefined;
  }

  /** Events of one kind from the first block on, of one contract or of all: `event Sent(address indexed to, uint256 n)`. */
  async logs(declared: string, address?: unknown): Promise<readonly ContractEvent[]> {
    const { Interface } = await loadEthers();
    const contract = new Interface([declared]);
    const [event] = contract.fragments;
    const topic = event?.type === 'event' ? contract.getEvent(event.format())?.topicHash : undefined;
    if (topic === undefined) throw new LabError(`expected the declaration of an event, found ${declared}`);
    if (address !== undefined && !isAddress(address)) return [];
    const filter = {
      fromBlock: '0x0',
      toBlock: 'latest',
      topics: [topic],
      ...(address === undefined ? {} : { address }),
    };
    const found = (await this.#ask('eth_getLogs', [filter])) as readonly Log[];
    return found.map((log) => {
      const seen = { address: log.address, block: Number(log.blockNumber), transaction: log.transactionHash };
      try {
        const values = ethersValue(contract.parseLog({ topics: [...log.topics], data: log.data })?.args);
        return { ...seen, values: values as readonly unknown[] };
      } catch {
        // Indexed otherwise than declared, or another event with the same name.
        return seen;
      }
    });
  }

  /** Every transaction of the chain, or those from a block on. */
  transactions(from = 0): Promise<readonly MinedTransaction[]> {
    return minedTransactions(this.#ask, from);
  }

  /** Those of one account, in the order of their nonces. */
  async transactionsFrom(address: string): Promise<readonly MinedTransaction[]> {
    const all = await this.transactions();
    return all.filter(({ from }) => from.toLowerCase() === address.toLowerCase()).sort((a, b) => a.nonce - b.nonce);
  }

  /** In wei. */
  async balance(address: string): Promise<bigint> {
    return BigInt(String(await this.#ask('eth_getBalance', [address, 'latest'])));
  }

  /** How many transactions an account has sent. */
  async nonce(address: string): Promise<number> {
    return Number(await this.#ask('eth_getTransactionCount', [address, 'latest']));
  }
}

interface Log {
  readonly address: string;
  readonly blockNumber: string;
  readonly transactionHash: string;
  readonly topics: readonly string[];
  readonly data: string;
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && ADDRESS.test(value);
