import type { Agent } from 'node:http';
import type { ChainAccount } from './account.ts';
import { BatchedReads } from './batched-reads.ts';
import { callJsonRpc, rpcAgent } from './json-rpc.ts';

/** An open chain. */
export class Chain {
  /** JSON-RPC over HTTP, at 127.0.0.1. */
  readonly url: string;
  /** The funded accounts, in the order of their derivation (BIP-44: m/44'/60'/0'/0/n). */
  readonly accounts: readonly ChainAccount[];
  readonly #agent: Agent = rpcAgent();
  readonly #reads: BatchedReads;
  readonly #end: () => Promise<void>;
  #closed: Promise<void> | undefined;

  constructor(url: string, accounts: readonly ChainAccount[], end: () => Promise<void>) {
    this.url = url;
    this.accounts = accounts;
    this.#reads = new BatchedReads(url, this.#agent);
    this.#end = end;
  }

  /** Sends a request to the chain; reads of one moment are one request. @throws JsonRpcError for its error, LabError where it does not answer. */
  request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    return BatchedReads.takes(method)
      ? this.#reads.ask(method, params)
      : callJsonRpc(this.url, method, params, this.#agent);
  }

  /** Keeps the present state for one `revert`, and returns its id. */
  async snapshot(): Promise<string> {
    return String(await this.request('evm_snapshot'));
  }

  /** Reverts to a kept state, and drops it and all later ones. @throws Error for an unknown state. */
  async revert(id: string): Promise<void> {
    if ((await this.request('evm_revert', [id])) !== true)
      throw new Error(`the chain keeps no state ${id}: it was reverted to, or to an earlier one`);
  }

  /** Closes the chain. Never rejects; closing it twice does no harm. */
  close(): Promise<void> {
    this.#closed ??= this.#end().finally(() => this.#agent.destroy());
    return this.#closed;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
