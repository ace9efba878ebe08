import { JsonRpcError } from '../../../lab/chain/json-rpc.ts';
import { LabError } from '../../../lab/lab-error.ts';
import type { ChainRequest } from './chain-request.ts';
import { ContractCall, ethersValue, loadEthers, type ViewResult } from './contract-call.ts';
import { type MinedTransaction, minedTransactions } from './mined-transactions.ts';

/** An event, as a declaration in Solidity names it. `values` is absent if the data does not fit the declaration. */
export interface ContractEvent {
  readonly address: string;
  readonly block: number;
  readonly transaction: string;
  readonly values?: readonly unknown[];
}

/** The default caller. Hardhat would take its first account, which may own the contract and so get other answers. */
const NOBODY = `0x${'00'.repeat(20)}`;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * Reads the state of contracts on a chain, past the proxy of the lab. Addresses come from targets: a value that is not an
 * address has no code, and a call of it gives `nothing`. Only mistakes of the lab itself are thrown.
 */
export class ContractViews {
  readonly #ask: ChainRequest;

  constructor(chain: { request: ChainRequest }) {
    this.#ask = (method, params) => chain.request(method, params);
  }

  /** The code at an address; `0x` for an address without code. */
  async codeAt(address: unknown): Promise<string> {
    return isAddress(address) ? String(await this.#ask('eth_getCode', [address, 'latest'])) : '0x';
  }

  /**
   * Calls a function: `function owner() view returns (address)`. Numbers are bigint, addresses have the checksum of EIP-55,
   * bytes are hexadecimal.
   */
  async call(address: unknown, declared: string, args: readonly unknown[] = [], from = NOBODY): Promise<ViewResult> {
    const call = new ContractCall(await loadEthers(), declared, args);
    if (!isAddress(address)) return { ok: false, why: 'nothing', found: `not an address: ${JSON.stringify(address)}` };
    const transaction = { from, to: address, data: call.data };
    try {
      return call.read(String(await this.#ask('eth_call', [transaction, 'latest'])));
    } catch (refusal) {
      if (refusal instanceof JsonRpcError) return { ok: false, why: 'reverted', found: refusal.message };
      throw refusal;
    }
  }

  /** The value that a call returns; undefined if it fails, or returns no value or several. */
  async value(address: unknown, declared: string, args: readonly unknown[] = []): Promise<unknown> {
    const viewed = await this.call(address, declared, args);
    return viewed.ok && viewed.values.length === 1 ? viewed.values[0] : undefined;
  }

  /** All events of one kind, of one contract or of all contracts: `event Sent(address indexed to, uint256 n)`. */
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
    const logs = (await this.#ask('eth_getLogs', [filter])) as readonly Log[];
    return logs.map((log) => {
      const event = { address: log.address, block: Number(log.blockNumber), transaction: log.transactionHash };
      try {
        const values = ethersValue(contract.parseLog({ topics: [...log.topics], data: log.data })?.args);
        return { ...event, values: values as readonly unknown[] };
      } catch {
        // Its indexed parameters are not those of the declaration: another event with the same topic.
        return event;
      }
    });
  }

  /** All transactions of the chain, or those from a block on. */
  transactions(from = 0): Promise<readonly MinedTransaction[]> {
    return minedTransactions(this.#ask, from);
  }

  /** All transactions of one account, in the order of their nonces. */
  async transactionsFrom(address: string): Promise<readonly MinedTransaction[]> {
    const transactions = await this.transactions();
    return transactions
      .filter(({ from }) => from.toLowerCase() === address.toLowerCase())
      .sort((a, b) => a.nonce - b.nonce);
  }

  /** The balance of an account in wei. */
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
