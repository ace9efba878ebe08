import type { Agent } from 'node:http';
import type { ChainAccount } from './account.ts';
import { callJsonRpc, rpcAgent } from './json-rpc.ts';

/** A chain of the lab, open. */
export class Chain {
  /** JSON-RPC over HTTP, at 127.0.0.1. */
  readonly url: string;
  /** Those that have means, in the order of their derivation (BIP-44: m/44'/60'/0'/0/n). */
  readonly accounts: readonly ChainAccount[];
  readonly #agent: Agent = rpcAgent();
  readonly #end: () => Promise<void>;
  #closed: Promise<void> | undefined;

  constructor(url: string, accounts: readonly ChainAccount[], end: () => Promise<void>) {
    this.url = url;
    this.accounts = accounts;
    this.#end = end;
  }

  /** Asks the chain. @throws JsonRpcError for its refusal, LabError where it does not answer. */
  request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    return callJsonRpc(this.url, method, params, this.#agent);
  }

  /** Keeps the state under a name, for one `revert`. */
  async snapshot(): Promise<string> {
    return String(await this.request('evm_snapshot'));
  }

  /** Goes back to a state that was kept. That one, and those kept later, are gone by it. @throws Error where there is none. */
  async revert(id: string): Promise<void> {
    if ((await this.request('evm_revert', [id])) !== true)
      throw new Error(`the chain keeps no state ${id}: it was reverted to, or to an earlier one`);
  }

  /** Closes it. Never rejects; to close it twice does no harm. */
  close(): Promise<void> {
    this.#closed ??= this.#end().finally(() => this.#agent.destroy());
    return this.#closed;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
