import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mishap, RpcScript } from '../core/stage.ts';
import { RpcRecord } from './rpc-record.ts';
import { Faults, sendsTransaction } from './rpc-script.ts';
import { type AskChain, Transactions } from './rpc-transactions.ts';

const INTERNAL = -32603;
const REFUSED = -32000;

/** What a program asks, as far as it is what JSON-RPC 2.0 says. */
export interface Question {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}
/** An answer of JSON-RPC. */
export interface Reply {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}
/** What an HTTP request comes to where it is not answered by JSON-RPC. */
export type Instead = 'lost' | 'closed' | 'too-many' | 'unavailable' | 'garbage' | 'silence';

/** How the chain behind is reached. */
export interface Behind {
  /** Sends a question on as it came. */
  readonly forward: (question: Question) => Promise<Reply>;
  readonly ask: AskChain;
}

/** Answers calls as a script has it, and writes them down. */
export class RpcRecording {
  readonly record = new RpcRecord();
  readonly #behind: Behind;
  readonly #faults: Faults;
  readonly #transactions: Transactions;

  constructor(script: RpcScript, behind: Behind) {
    this.#behind = behind;
    this.#faults = new Faults(script.faults);
    this.#transactions = new Transactions(this.record, script, behind.ask);
  }

  /** Answers one call. What is to be done when the answer has gone out is put into `later`. */
  async answer(
    question: Question,
    { url: path = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
    later: (() => Promise<unknown>)[],
  ): Promise<Reply | Instead> {
    const { method: named, params, ...more } = question;
    const method = String(named);
    const call = this.record.begin(method, path, params, { headers, ...more });
    const mishap = this.#faults.of(method);
    if (mishap !== undefined) call.mishap = mishap;
    const k = sendsTransaction(method) ? this.#transactions.next() : undefined;
    if (k !== undefined) call.k = k;
    const reply = await this.#reply(question, mishap, k, path);
    if (k !== undefined) later.push(() => this.#transactions.moment(k, 'answered', path));
    this.record.end(call, typeof reply === 'string' ? undefined : reply);
    return reply;
  }

  async #reply(
    question: Question,
    mishap: Mishap | undefined,
    k: number | undefined,
    path: string,
  ): Promise<Reply | Instead> {
    if (k !== undefined) {
      if (!(await this.#transactions.moment(k, 'before', path))) return 'lost';
      const refusal = this.#transactions.refusal(k);
      if (refusal !== undefined) return failure(question, REFUSED, refusal);
    }
    if (typeof mishap === 'object') await sleep(mishap.delayMs);
    if (mishap === 'lose-request') return 'lost';
    if (mishap === 'close') return 'closed';
    if (mishap === 'too-many' || mishap === 'unavailable') return mishap;
    if (mishap === 'garbage' || mishap === 'silence') return mishap;
    if (mishap === 'error') return failure(question, INTERNAL, 'Internal error');
    const reply = await this.#behind.forward(question);
    if (k !== undefined) {
      await this.#transactions.sent(k, reply);
      if (!(await this.#transactions.moment(k, 'mined', path))) return 'lost';
    }
    return mishap === 'lose-answer' ? 'lost' : reply;
  }
}

/** An error of JSON-RPC, as the answer to a question. */
function failure({ id = null }: Question, code: number, message: string): Reply & { readonly jsonrpc: '2.0' } {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** What a node says that wants to be asked less often. */
export const TOO_MANY: string = JSON.stringify(failure({}, REFUSED, 'Too many requests'));
