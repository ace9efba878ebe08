/** JSON-RPC 2.0 over HTTP, or over the caller's provider (EIP-1193). */
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError } from '../error.ts';
import { shortened } from '../shortened.ts';
import { answerText, isShallow, TooLarge } from './answer-text.ts';

/** The part of an EIP-1193 provider that is needed here. */
export interface Provider {
  request(asked: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
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
  const { code, message = 'an error', data } = error as { code: unknown; message?: unknown; data?: unknown };
  return typeof code === 'number' ? new RpcError(method, { code, message: `${message}`, data }) : error;
}

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

  async function request({ method, params = [] }: Parameters<Provider['request']>[0]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params });
    let failed = '';
    for (const wait of [0, ...WAITS]) {
      await sleep(wait);
      const answer = await ask(url, body).catch((error: Error) => error);
      if (!(answer instanceof Error)) {
        // Some nodes give `error: null` beside a result.
        if (!answer.error) return answer.result;
        throw new RpcError(method, { ...answer.error, message: redacted(`${answer.error.message}`) });
      }
      failed = answer.message;
      // Asked again, it would take as long, or send as much.
      if (answer.name === 'TimeoutError' || answer instanceof TooLarge) break;
    }
    throw new MigrationError('node', `${method}: no JSON-RPC answer from ${host} (${shortened(redacted(failed))})`);
  }
  return { request };
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | null;
}

async function ask(url: string, body: string): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal };
  try {
    const response = await fetch(url, sent);
    const answer = parsed(await answerText(response));
    if (answer !== undefined) return answer;
    throw new Error(
      response.ok ? 'it answered with something else' : `it answered with HTTP status ${response.status}`,
    );
  } catch (error) {
    // The time counts to the end of the body.
    if ((error as Error).name === 'TimeoutError')
      throw Object.assign(new Error('it did not answer in time'), { name: 'TimeoutError' });
    if (!(error instanceof TypeError)) throw error;
    // A failure of the network (Fetch, "network error"), or of the coding of the body.
    const { code, message = '' } = (error.cause ?? error) as { code?: string; message?: string };
    throw new Error(code ?? message);
  }
}

function parsed(text: string): Answer | undefined {
  if (!isShallow(text)) return undefined;
  try {
    const value = JSON.parse(text);
    const { jsonrpc, error } = Object(value);
    return jsonrpc === '2.0' && ('result' in value || (typeof error === 'object' && error !== null))
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}
