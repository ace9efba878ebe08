import type { RpcMishap } from './rpc-script.ts';

/** How many calls and bytes of one run are kept; further calls are only counted. */
const CALLS = 5000;
const TEXT_CHARS = 4096;
/** After this many milliseconds programs may give up on a call: 10 s is the default of viem. */
const LATE_MS = 5000;

/** One call of a program. */
export interface RpcCallRecord {
  readonly method: string;
  /** The path and query of the request, which may contain a provider's key. */
  readonly path: string;
  /** Headers, and members of the request beside its method and params: as JSON, cut like `params`. */
  readonly beside: string;
  /** JSON, cut after 4,096 characters. */
  readonly params: string;
  /** The result or the error object as JSON, cut like `params`; absent without an answer. */
  result?: string;
  error?: string;
  /** The fault that the proxy caused. */
  mishap?: RpcMishap;
  /** The number of the transaction in the run, from 1. */
  k?: number;
  /** Milliseconds since the record began, and until the answer. */
  readonly atMs: number;
  tookMs?: number;
}

/** A transaction that a program sent. */
export interface SentTransaction {
  readonly k: number;
  /** The hash that the chain answered; absent where the chain did not receive or refused the transaction. */
  readonly hash?: string;
  /** Absent where it was not mined. */
  readonly gasUsed?: bigint;
  readonly failed?: boolean;
}

/** A call to which our chain gave no answer, or a late one. */
export interface LateCall {
  readonly method: string;
  /** How long it took, in milliseconds; absent where the chain was not reached. */
  readonly tookMs?: number;
}

/** Records the calls of a program to the chain, within limits. */
export class RpcRecorder {
  readonly calls: RpcCallRecord[] = [];
  readonly transactions: SentTransaction[] = [];
  /** How many calls there were, including those not kept. */
  count = 0;
  /** The gas that its mined transactions used. */
  gas = 0n;
  /** The spent budget because of which the proxy refused further transactions. */
  limit: 'transactions' | 'gas' | undefined;
  readonly #begunMs = performance.now();
  readonly #atChain = new Map<symbol, { readonly method: string; readonly atMs: number }>();
  #late: LateCall | undefined;

  /** Records a call. The caller completes the returned record later. */
  begin(method: string, path: string, params: unknown, beside: unknown = {}): RpcCallRecord {
    this.count++;
    const texts = { params: cut(json(params)), beside: cut(json(beside)) };
    const call = { method: cut(method), path: cut(path), ...texts, atMs: this.#now() };
    if (this.calls.length < CALLS) this.calls.push(call);
    return call;
  }

  /** Records the answer to a call, or that there was no answer. */
  end(call: RpcCallRecord, answer?: { readonly result?: unknown; readonly error?: unknown }): void {
    call.tookMs = this.#now() - call.atMs;
    if (answer?.error !== undefined) call.error = cut(json(answer.error));
    else if (answer) call.result = cut(json(answer.result));
  }

  /** Waits for our chain's answer to a call. */
  async answered<T>(method: string, answer: Promise<T>): Promise<T> {
    const call = Symbol();
    const atMs = this.#now();
    this.#atChain.set(call, { method, atMs });
    try {
      return await answer;
    } catch (cause) {
      this.#late ??= { method };
      throw cause;
    } finally {
      this.#atChain.delete(call);
      this.#notice(method, atMs);
    }
  }

  /**
   * The first call that our chain answered so late that a program may have given up, or not at all: a program that
   * failed then has an excuse, which is this machine. Delays of the script do not count.
   */
  get late(): LateCall | undefined {
    for (const { method, atMs } of this.#atChain.values()) this.#notice(method, atMs);
    return this.#late;
  }

  #notice(method: string, atMs: number): void {
    const tookMs = this.#now() - atMs;
    if (tookMs >= LATE_MS) this.#late ??= { method, tookMs };
  }

  /** The calls of one method. */
  of(method: string): readonly RpcCallRecord[] {
    return this.calls.filter((call) => call.method === method);
  }

  #now(): number {
    return performance.now() - this.#begunMs;
  }
}

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';
/** Copies a text: a slice in V8 would keep the whole text, which may be the code of a contract. */
const copied = (text: string): string => Buffer.from(text).toString();
const cut = (text: string): string =>
  text.length > TEXT_CHARS ? `${copied(text.slice(0, TEXT_CHARS))}… (${text.length} characters)` : text;
