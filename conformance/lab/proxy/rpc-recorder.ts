import type { RpcMishap } from './rpc-script.ts';

/** Calls and bytes that are kept of one run; the rest is counted. */
const CALLS = 5000;
const TEXT_CHARS = 4096;

/** One call that a program made. */
export interface RpcCallRecord {
  readonly method: string;
  /** The path and query under which it came: keys of providers stand there. */
  readonly path: string;
  /** Headers, and members of the request beside its method and params: JSON, cut likewise. */
  readonly beside: string;
  /** JSON, cut after 4,096 characters. */
  readonly params: string;
  /** JSON of the result or of the error object, cut likewise; absent where there was none. */
  result?: string;
  error?: string;
  /** What we made go wrong. */
  mishap?: RpcMishap;
  /** It is the k-th transaction of the run. */
  k?: number;
  /** Since the record began, and until it was answered. */
  readonly atMs: number;
  tookMs?: number;
}

/** A transaction that a program sent. */
export interface SentTransaction {
  readonly k: number;
  /** What the chain said its hash was; absent where it did not get there, or was refused. */
  readonly hash?: string;
  /** Absent where it was not mined. */
  readonly gasUsed?: bigint;
  readonly failed?: boolean;
}

/** What a program asked of the chain, within bounds. */
export class RpcRecorder {
  readonly calls: RpcCallRecord[] = [];
  readonly transactions: SentTransaction[] = [];
  /** How many calls there were, kept or not. */
  count = 0;
  /** What its transactions used, as far as they were mined. */
  gas = 0n;
  /** What was spent, so that further transactions were refused by us. */
  limit: 'transactions' | 'gas' | undefined;
  readonly #begunMs = performance.now();

  /** Takes a call in. What is found out later is written into what this gives. */
  begin(method: string, path: string, params: unknown, beside: unknown = {}): RpcCallRecord {
    this.count++;
    const texts = { params: cut(json(params)), beside: cut(json(beside)) };
    const call = { method: cut(method), path: cut(path), ...texts, atMs: this.#now() };
    if (this.calls.length < CALLS) this.calls.push(call);
    return call;
  }

  /** The answer to a call, or none. */
  end(call: RpcCallRecord, answer?: { readonly result?: unknown; readonly error?: unknown }): void {
    call.tookMs = this.#now() - call.atMs;
    if (answer?.error !== undefined) call.error = cut(json(answer.error));
    else if (answer) call.result = cut(json(answer.result));
  }

  /** Those of one method. */
  of(method: string): readonly RpcCallRecord[] {
    return this.calls.filter((call) => call.method === method);
  }

  #now(): number {
    return performance.now() - this.#begunMs;
  }
}

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';
/** A copy: part of a text that V8 only points to would keep the whole, which may be the code of a contract. */
const copied = (text: string): string => Buffer.from(text).toString();
const cut = (text: string): string =>
  text.length > TEXT_CHARS ? `${copied(text.slice(0, TEXT_CHARS))}… (${text.length} characters)` : text;
