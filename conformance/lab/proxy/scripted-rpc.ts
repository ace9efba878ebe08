import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RpcFaults, sendsTransaction } from './rpc-faults.ts';
import { RpcRecorder } from './rpc-recorder.ts';
import type { RpcMishap, RpcScript } from './rpc-script.ts';
import { type AskChain, TransactionCounter } from './transaction-counter.ts';

const INTERNAL = -32603;
const REFUSED = -32000;

/** A request of a program, with the members of JSON-RPC 2.0 that it has. */
export interface RpcQuestion {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}
/** An answer of JSON-RPC. */
export interface RpcReply {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}
/** An answer, and its JSON where the chain gave it. */
export interface ChainAnswer {
  readonly reply: RpcReply;
  readonly body?: Buffer;
}
/** The fate of an HTTP request that gets no JSON-RPC answer. */
export type HttpMishap = 'lost' | 'closed' | 'too-many' | 'unavailable' | 'garbage' | 'silence';

/** Forwards a request to the chain. */
export type Forward = () => Promise<ChainAnswer>;

/** Answers calls by a script, and records them. */
export class ScriptedRpc {
  readonly record = new RpcRecorder();
  readonly #faults: RpcFaults;
  readonly #transactions: TransactionCounter;

  constructor(script: RpcScript, ask: AskChain) {
    this.#faults = new RpcFaults(script.faults);
    this.#transactions = new TransactionCounter(this.record, script, ask);
  }

  /** Answers one call, with the answer of the chain where nothing else befalls it. Adds work for after the answer to `later`. */
  async answer(
    question: RpcQuestion,
    { url: path = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
    later: (() => Promise<unknown>)[],
    forward: Forward,
  ): Promise<ChainAnswer | HttpMishap> {
    const { method: named, params, ...more } = question;
    const method = String(named);
    const call = this.record.begin(method, path, params, { headers, ...more });
    const mishap = this.#faults.of(method);
    if (mishap !== undefined) call.mishap = mishap;
    const k = sendsTransaction(method) ? this.#transactions.next() : undefined;
    if (k !== undefined) call.k = k;
    const answer = await this.#reply(question, mishap, k, path, forward);
    if (k !== undefined) later.push(() => this.#transactions.moment(k, 'answered', path));
    this.record.end(call, typeof answer === 'string' ? undefined : answer.reply);
    return answer;
  }

  async #reply(
    question: RpcQuestion,
    mishap: RpcMishap | undefined,
    k: number | undefined,
    path: string,
    forward: Forward,
  ): Promise<ChainAnswer | HttpMishap> {
    if (k !== undefined) {
      if (!(await this.#transactions.moment(k, 'before', path))) return 'lost';
      const refusal = this.#transactions.refusal(k);
      if (refusal !== undefined) return { reply: failure(question, REFUSED, refusal) };
    }
    if (typeof mishap === 'object') await sleep(mishap.delayMs);
    if (mishap === 'lose-request') return 'lost';
    if (mishap === 'close') return 'closed';
    if (mishap === 'too-many' || mishap === 'unavailable') return mishap;
    if (mishap === 'garbage' || mishap === 'silence') return mishap;
    if (mishap === 'error') return { reply: failure(question, INTERNAL, 'Internal error') };
    const answer = await this.record.answered(String(question.method), forward());
    if (k !== undefined) {
      await this.#transactions.sent(k, answer.reply);
      if (!(await this.#transactions.moment(k, 'mined', path))) return 'lost';
    }
    return mishap === 'lose-answer' ? 'lost' : answer;
  }
}

/** A JSON-RPC error as the answer to a request. */
function failure({ id = null }: RpcQuestion, code: number, message: string): RpcReply & { readonly jsonrpc: '2.0' } {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** Stands in place of the calls of a batch that are not answered. */
export const BATCH_TOO_LARGE: RpcReply = failure({}, REFUSED, 'batch too large');

/** The error of a node that limits the rate of requests. */
export const TOO_MANY_REQUESTS_BODY: string = JSON.stringify(failure({}, REFUSED, 'Too many requests'));
