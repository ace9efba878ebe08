/** JSON-RPC 2.0 over HTTP, or over the caller's provider (EIP-1193). */
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError } from '../error.ts';
import { shortened } from '../shortened.ts';
import { isShallow, TooLarge } from './answer-text.ts';
import { type Asked, inBatches } from './batches.ts';
import { post } from './post.ts';

/** The part of an EIP-1193 provider that is needed here. */
export interface Provider {
  request(asked: Asked): Promise<unknown>;
}

/** An error in the answer of the node itself. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(method: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(`${method}: ${shortened(message)}`);
    this.code = code;
    this.data = data;
  }
}

/** The rejection of a provider, as an RpcError where the node answered with an error (EIP-1193, ProviderRpcError). */
export function answeredWith(method: string, error: unknown): unknown {
  if (error instanceof RpcError || typeof error !== 'object' || error === null || !('code' in error)) return error;
  const { code, message, data } = error as { code: unknown; message?: unknown; data?: unknown };
  return typeof code === 'number' ? new RpcError(method, { code, message: messageIn({ message }), data }) : error;
}

/** The sentence of an error. It has to be a text (JSON-RPC 2.0, section 5.1); nothing else says why. */
const messageIn = ({ message }: { readonly message?: unknown }): string =>
  typeof message === 'string' ? message : 'an error';

const ANSWERED_WITHIN_MS = 20_000;
/** Waits between attempts, in milliseconds, so that a short failure of the node does not fail the migration. */
const WAITS = [100, 300, 1000, 3000];

/** A provider for the URL of a node. The URL may contain a key, so messages name only the host. */
export function jsonRpc(url: string): Provider {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new MigrationError('usage', 'provider: expected an http or https URL');
  }
  const { host, pathname, search, username, password } = new URL(url);
  const secrets = [url, `${pathname}${search}`, ...pathname.split('/'), username, password, ...search.split(/[=&?]/)];
  const hidden = secrets.filter((secret) => secret.length > 3).sort((a, b) => b.length - a.length);
  const redacted = (text: string) => hidden.reduce((result, secret) => result.replaceAll(secret, '…'), text);
  let id = 0;

  const callOf = ({ method, params = [] }: Asked) => ({ jsonrpc: '2.0', id: ++id, method, params });
  function resultOf(method: string, { result, error }: Answer): unknown {
    // Some nodes give `error: null` beside a result.
    if (!error) return result;
    throw new RpcError(method, { ...error, message: redacted(messageIn(error)) });
  }
  const noAnswer = (method: string, why: string) =>
    new MigrationError('node', `${method}: no JSON-RPC answer from ${host} (${shortened(redacted(why))})`);

  async function alone(asked: Asked): Promise<unknown> {
    const call = callOf(asked);
    const body = JSON.stringify(call);
    const read = (value: unknown) => answerTo(call.id, value);
    let failed = '';
    for (const wait of [0, ...WAITS]) {
      await sleep(wait);
      const answer = await ask(url, body, read).catch((error: Error) => error);
      if (!(answer instanceof Error)) return resultOf(asked.method, answer);
      failed = answer.message;
      if (isInVain(answer)) break;
    }
    throw noAnswer(asked.method, failed);
  }

  async function together(asked: readonly Asked[]): Promise<(() => unknown)[] | undefined> {
    const calls = asked.map(callOf);
    const answers = await ask(url, JSON.stringify(calls), answersIn).catch((error: Error) => {
      if (isInVain(error)) throw noAnswer(asked.map(({ method }) => method).join(', '), error.message);
      return undefined;
    });
    const found = calls.map(({ id }) => answers?.get(id));
    return found.every((answer) => answer !== undefined)
      ? found.map((answer, i) => () => resultOf((asked[i] as Asked).method, answer))
      : undefined;
  }
  return { request: inBatches(alone, together) };
}

/** Asked again, it would take as long, or send as much. */
const isInVain = (error: Error): boolean => error.name === 'TimeoutError' || error instanceof TooLarge;

interface Answer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message?: unknown; readonly data?: unknown } | null;
}

async function ask<T>(url: string, body: string, read: (value: unknown) => T | undefined): Promise<T> {
  try {
    const { status, text } = await post(new URL(url), body, AbortSignal.timeout(ANSWERED_WITHIN_MS));
    const answer = read(parsed(text));
    if (answer !== undefined) return answer;
    const isFine = status >= 200 && status < 300;
    throw new Error(isFine ? 'it answered with something else' : `it answered with HTTP status ${status}`);
  } catch (error) {
    // The time counts to the end of the body.
    if ((error as Error).name === 'TimeoutError')
      throw Object.assign(new Error('it did not answer in time'), { name: 'TimeoutError' });
    // A failure of the network, or of the coding of the body.
    const { code } = error as { code?: string };
    throw code === undefined ? error : new Error(code);
  }
}

function parsed(text: string): unknown {
  if (!isShallow(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerIn(value: unknown): Answer | undefined {
  const { jsonrpc, error } = Object(value);
  const isAnswer = jsonrpc === '2.0' && ('result' in Object(value) || (typeof error === 'object' && error !== null));
  return isAnswer ? (value as Answer) : undefined;
}

/**
 * The answer to a call that was made alone. It has the id of the call; that of an error may be null, where the node did not
 * understand the call (JSON-RPC 2.0, section 5). Another id is that of somebody else's answer.
 */
function answerTo(id: number, value: unknown): Answer | undefined {
  const answer = answerIn(value);
  return answer && (answer.id === id || (answer.id === null && answer.error)) ? answer : undefined;
}

/** The answers of a batch by the ids of their calls. */
function answersIn(value: unknown): ReadonlyMap<unknown, Answer> | undefined {
  if (!Array.isArray(value)) return undefined;
  return new Map(value.flatMap((each) => (answerIn(each) ? [[each.id, each as Answer]] : [])));
}
