import type { Agent } from 'node:http';
import { callJsonRpc, callsJsonRpc } from './json-rpc.ts';

/** Methods that change nothing, and so may be asked again: what a filter has answered it does not answer again. */
const READS = /^eth_(blockNumber|call|get(?!Filter)[A-Z]\w*)$/;
/** The calls of one request: the answer to each may have some hundred thousand bytes. */
export const CALLS_AT_ONCE = 50;

interface Read {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly answer: PromiseWithResolvers<unknown>;
}

/**
 * Sends the calls of one moment to our chain as one request (JSON-RPC 2.0, section 6): HTTP takes the judge longer than
 * most answers take the chain.
 */
export class BatchedReads {
  readonly #url: string;
  readonly #agent: Agent;
  #waiting: Read[] = [];

  constructor(url: string, agent: Agent) {
    this.#url = url;
    this.#agent = agent;
  }

  /** Whether a call of this method only reads. */
  static takes(method: string): boolean {
    return READS.test(method);
  }

  /** The result of a call. @throws JsonRpcError for its error, LabError where the chain does not answer. */
  ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.push({ method, params, answer });
    if (this.#waiting.length === 1) setImmediate(() => this.#askAll());
    return answer.promise;
  }

  #askAll(): void {
    const reads = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < reads.length; from += CALLS_AT_ONCE)
      void this.#together(reads.slice(from, from + CALLS_AT_ONCE));
  }

  async #together(reads: readonly Read[]): Promise<void> {
    // A call that is alone, or one of too many for one answer, has an error of its own.
    const results = reads.length > 1 ? await callsJsonRpc(this.#url, reads, this.#agent).catch(() => []) : [];
    for (const [at, { method, params, answer }] of reads.entries()) {
      const result = results[at] ?? (() => callJsonRpc(this.#url, method, params, this.#agent));
      new Promise((resolve) => resolve(result())).then(answer.resolve, answer.reject);
    }
  }
}
