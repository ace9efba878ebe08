/** A chain: its identity, and the requests to its node. */
import type { Interface } from 'ethers/abi';
import { toQuantity } from 'ethers/utils';
import { MigrationError } from '../error.ts';
import { answeredWith, type Provider } from './json-rpc.ts';
import { quantityIn } from './quantity.ts';
import { type Receipt, receiptIn } from './receipt.ts';

/** A chain behind a provider. Its functions reject with an RpcError for an error of the node (JSON-RPC 2.0). */
export interface Chain {
  /** Chain id (EIP-155). */
  readonly id: number;
  /** Hash of its first block: local chains share ids. */
  readonly genesis: string;
  /** Name of the network in the interface document ("Resources and their fields"). */
  readonly network: string;
  /** A request of JSON-RPC; gives `result`. */
  request<T>(method: string, ...params: unknown[]): Promise<T>;
  /** The code at an address, in the latest block; `0x` where there is no contract. */
  code(address: string): Promise<string>;
  /** The result of a view function. */
  view(to: string, abi: Interface, name: string, args?: readonly unknown[]): Promise<unknown>;
  /** The receipt of a transaction; null while it is not mined. */
  receipt(hash: string): Promise<Receipt | null>;
}

/** Asks a node for its chain. Throws a MigrationError where it does not answer that. */
export async function openChain(
  provider: Provider,
  networkOf: (chainId: number, genesis: string) => string,
): Promise<Chain> {
  async function request<T>(method: string, ...params: unknown[]): Promise<T> {
    try {
      return (await provider.request({ method, params })) as T;
    } catch (error) {
      throw answeredWith(method, error);
    }
  }
  const [id, first] = await Promise.all([
    request<string>('eth_chainId'),
    request<{ hash?: string } | null>('eth_getBlockByNumber', '0x0', false),
  ]);
  const chainId = Number(id);
  if (!Number.isSafeInteger(chainId) || chainId < 1 || typeof first?.hash !== 'string') {
    throw new MigrationError(
      'node',
      'The node does not identify its chain: eth_chainId or the first block is missing or malformed',
    );
  }
  async function view(to: string, abi: Interface, name: string, args: readonly unknown[] = []): Promise<unknown> {
    const data = abi.encodeFunctionData(name, args);
    const [value] = abi.decodeFunctionResult(name, await request<string>('eth_call', { to, data }, 'latest'));
    return value;
  }
  return {
    id: chainId,
    genesis: first.hash,
    network: networkOf(chainId, first.hash),
    request,
    code: async (address) => `${await request('eth_getCode', address, 'latest')}`,
    view,
    receipt: async (hash) => receiptIn(await request('eth_getTransactionReceipt', hash)),
  };
}

const NONCE = 'eth_getTransactionCount';
/** No account comes to so many transactions, and the number and those that follow it are exact. */
const MOST_TRANSACTIONS = 2 ** 52;

/** The number of the next transaction. Throws a MigrationError for one that no account can have come to. */
export async function nonceOf(chain: Chain, address: string, block = 'latest'): Promise<number> {
  const nonce = quantityIn(await chain.request(NONCE, address, block), NONCE);
  if (nonce <= MOST_TRANSACTIONS) return Number(nonce);
  throw new MigrationError('node', `${NONCE}: expected a number of at most ${MOST_TRANSACTIONS}, found ${nonce}`);
}

export const balanceOf = async (chain: Chain, address: string): Promise<bigint> =>
  quantityIn(await chain.request('eth_getBalance', address, 'latest'), 'eth_getBalance');

export const quantity = (value: bigint | number): string => toQuantity(value);
