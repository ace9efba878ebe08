import { jsonValue } from './json-value.ts';

/** A question of JSON-RPC 2.0. */
export interface ProviderQuestion {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}
/** Gives the answer of JSON-RPC 2.0, an error as well. Never rejects. */
export type ProviderAsker = (question: ProviderQuestion) => Promise<object>;

/** What a provider that is understood has: one of these, of which the first two have one name. */
export const PROVIDER_SHAPES = ['request({ method, params })', 'send(payload, callback)', 'send(method, params)'];

interface Provider {
  request?(asked: Pick<ProviderQuestion, 'method' | 'params'>): unknown;
  send(...given: readonly unknown[]): unknown;
}
/** Gives a result. Rejects with an `Answered` where the provider said that there is none, else where it was not understood. */
type Way = (provider: Provider, question: ProviderQuestion) => Promise<unknown>;

/** An error that is the provider's answer. */
class Answered extends Error {}

/**
 * How a provider is asked: by `request` (EIP-1193); else by `send` with a payload and a callback (web3, Ganache), or with
 * method and parameters, for a promise (ethers). Which `send` it has is seen by what it answers.
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
  const given = await provider.send(method, params);
  if (given === undefined) throw new TypeError('it gave nothing');
  return resultOf(given);
};

/** The answer comes by the callback, or else by a promise. */
const byPayload: Way = (provider, question) =>
  new Promise((resolve, reject) => {
    const answered = (error: unknown, answer: unknown) => {
      const cause = error || Object(answer).error;
      if (cause) reject(new Answered('an error', { cause }));
      else resolve(Object(answer).result);
    };
    const given = provider.send(question, answered);
    if (typeof Object(given).then !== 'function') return;
    (given as PromiseLike<unknown>).then((answer) => {
      // With nothing it has only begun: the callback is still to come.
      if (answer === undefined) return;
      const { result, error } = Object(answer) as Record<string, unknown>;
      if (result !== undefined || error) answered(undefined, answer);
      else reject(new TypeError(`its promise came to what has no result: ${String(answer)}`));
    }, reject);
  });

/** Of providers that give the whole answer instead (web3 4). */
function resultOf(given: unknown): unknown {
  const { jsonrpc, result, error } = Object(given) as Record<string, unknown>;
  if (jsonrpc === undefined) return given;
  if (error) throw new Answered('an error', { cause: error });
  return result;
}

const messageOf = (cause: unknown) => String(Object(cause).message ?? cause);

function errorOf(cause: unknown): { readonly code: number; readonly message: string } {
  const { code } = Object(cause) as { code?: unknown };
  return { code: typeof code === 'number' ? code : -32_000, message: messageOf(cause) };
}
