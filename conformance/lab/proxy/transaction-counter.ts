import { setTimeout as sleep } from 'node:timers/promises';
import type { RpcRecorder } from './rpc-recorder.ts';
import type { RpcScript, TransactionMoment } from './rpc-script.ts';

const BUDGET = { transactions: 400, gas: 400_000_000n };
/** How long a transaction may take to be mined before it is answered. A chain with automine needs no time. */
const MINED_WITHIN_MS = 5000;
const PAUSE_MS = 20;

/** Sends a request to the chain outside of the record. Returns the result, or undefined for an error. */
export type AskChain = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Counts a run's transactions, enforces their budget and calls the hook at their moments. */
export class TransactionCounter {
  readonly #record: RpcRecorder;
  readonly #script: RpcScript;
  readonly #ask: AskChain;
  #count = 0;

  constructor(record: RpcRecorder, script: RpcScript, ask: AskChain) {
    this.#record = record;
    this.#script = script;
    this.#ask = ask;
  }

  next(): number {
    return ++this.#count;
  }

  /** Calls the hook, and returns whether the transaction goes on. */
  async moment(k: number, moment: TransactionMoment, path: string): Promise<boolean> {
    return (await this.#script.hook?.({ k, moment, path })) !== 'lose';
  }

  /** The error message for a transaction that is not forwarded; undefined where it is. */
  refusal(k: number): string | undefined {
    const { transactions, gas } = { ...BUDGET, ...this.#script.budget };
    const record = this.#record;
    if (k > transactions) record.limit ??= 'transactions';
    else if (record.gas >= gas) record.limit ??= 'gas';
    if (!record.limit) return undefined;
    return `the budget of this run is spent: ${record.transactions.length} transactions, ${record.gas} gas`;
  }

  /** Waits until a forwarded transaction is mined, and counts its gas. */
  async sent(k: number, answer: { readonly result?: unknown }): Promise<void> {
    const hash = typeof answer.result === 'string' ? answer.result : undefined;
    const receipt = hash === undefined ? undefined : await this.#receipt(hash);
    const gasUsed = receipt && BigInt(receipt.gasUsed);
    this.#record.gas += gasUsed ?? 0n;
    this.#record.transactions.push({
      k,
      ...(hash === undefined ? {} : { hash }),
      ...(gasUsed === undefined ? {} : { gasUsed, failed: BigInt(receipt?.status ?? 1) === 0n }),
    });
  }

  async #receipt(hash: string): Promise<{ gasUsed: string; status?: string } | undefined> {
    for (const until = performance.now() + MINED_WITHIN_MS; ; await sleep(PAUSE_MS)) {
      const receipt = await this.#ask('eth_getTransactionReceipt', [hash]);
      if (receipt) return receipt as { gasUsed: string };
      if (receipt === undefined || performance.now() > until) return undefined;
    }
  }
}
