import { jsonValue } from './json-value.ts';

/** A request of JSON-RPC 2.0. */
export interface ProviderQuestion {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}
/** Gives the response of JSON-RPC 2.0, which may be an error. Never rejects. */
export type ProviderAsker = (question: ProviderQuestion) => Promise<object>;

/** The supported ways to call a provider. Two of them have the same name. */
export const PROVIDER_SHAPES = ['request({ method, params })', 'send(payload, callback)', 'send(method, params)'];

interface Provider {
  request?(request: Pick<ProviderQuestion, 'method' | 'params'>): unknown;
  send(...args: readonly unknown[]): unknown;
}
/** Gives a result. Rejects with an `Answered` if the provider answered with an error, else if it did not understand the call. */
type Way = (provider: Provider, question: ProviderQuestion) => Promise<unknown>;

/** An error with which the provider itself answered. */
class Answered extends Error {}

/**
 * Calls a provider by `request` (EIP-1193); else by `send` with a payload and a callback (web3, Ganache), or by `send` with
 * method and parameters, which gives a promise (ethers). The first answer shows which `send` it has.
 */
export function providerAsker(provider: Provider): ProviderAsker {
  let known: Way | undefined = typeof provider.request === 'function' ? byRequest : undefined;
  const bySend = async (question: ProviderQuestion) => {
    const whys: string[] = [];
    for (const way of [byPayload, byMethod])
      try {
        const result = await way(provider, question);
        known = way;
        return result;
      } catch (cause) {
        if (cause instanceof Answered) {
          known = way;
          throw cause;
        }
        whys.push(messageOf(cause));
      }
    const [, first, second] = PROVIDER_SHAPES;
    throw new TypeError(`the provider answers neither ${first} (${whys[0]}) nor ${second} (${whys[1]})`);
  };
  return async (question) => {
    const { jsonrpc, id } = question;
    try {
      return { jsonrpc, id, result: jsonValue(await (known ? known(provider, question) : bySend(question))) };
    } catch (cause) {
      return { jsonrpc, id, error: errorOf(cause instanceof Answered ? cause.cause : cause) };
    }
  };
}

const byRequest: Way = async (provider, { method, params }) => resultOf(await provider.request!({ method, params }));

const byMethod: Way = async (provider, { method, params }) => {
  const answer = await provider.send(method, params);
  if (answer === undefined) throw new TypeError('it gave nothing');
  return resultOf(answer);
};

/** The answer comes by the callback or by a promise. */
const byPayload: Way = (provider, question) =>
  new Promise((resolve, reject) => {
    const answered = (error: unknown, answer: unknown) => {
      const cause = error || Object(answer).error;
      if (cause) reject(new Answered('an error', { cause }));
      else resolve(Object(answer).result);
    };
    const promise = provider.send(question, answered);
    if (typeof Object(promise).then !== 'function') return;
    (promise as PromiseLike<unknown>).then((answer) => {
      // A promise of undefined only means that the call has begun: the callback follows.
      if (answer === undefined) return;
      const { result, error } = Object(answer) as Record<string, unknown>;
      if (result !== undefined || error) answered(undefined, answer);
      else reject(new TypeError(`its promise resolved to a value without a result: ${String(answer)}`));
    }, reject);
  });

/** The result in an answer. Some providers give the whole response in its place (web3 4). */
function resultOf(answer: unknown): unknown {
  const { jsonrpc, result, error } = Object(answer) as Record<string, unknown>;
  if (jsonrpc === undefined) return answer;
  if (error) throw new Answered('an error', { cause: error });
  return result;
}

const messageOf = (cause: unknown) => String(Object(cause).message ?? cause);

function errorOf(cause: unknown): { readonly code: number; readonly message: string } {
  const { code } = Object(cause) as { code?: unknown };
  return { code: typeof code === 'number' ? code : -32_000, message: messageOf(cause) };
}
