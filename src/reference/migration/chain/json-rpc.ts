/** JSON-RPC 2.0 over HTTP, or over the caller's provider (EIP-1193). */
import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError } from '../error.ts';

/** The part of an EIP-1193 provider that is needed here. */
export interface Provider {
  request(asked: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

/** An error in the answer of the node itself. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(method: string, { code, message, data }: { code: number; message: string; data?: unknown }) {
    super(`${method}: ${message}`);
    this.code = code;
    this.data = data;
  }
}

/** The rejection of a provider, as an RpcError where the node answered with an error (EIP-1193, ProviderRpcError). */
export function answeredWith(method: string, error: unknown): unknown {
  if (error instanceof RpcError || typeof error !== 'object' || error === null || !('code' in error)) return error;
  const { code, message = 'an error', data } = error as { code: unknown; message?: string; data?: unknown };
  return typeof code === 'number' ? new RpcError(method, { code, message, data }) : error;
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
        if (answer.error === undefined) return answer.result;
        throw new RpcError(method, { ...answer.error, message: redacted(`${answer.error.message}`) });
      }
      failed = answer.message;
      if (answer.name === 'TimeoutError') break;
    }
    throw new MigrationError('node', `${method}: no JSON-RPC answer from ${host} (${redacted(failed)})`);
  }
  return { request };
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

async function ask(url: string, body: string): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal };
  const response = await fetch(url, sent).catch((error: Error) => {
    if (error.name === 'TimeoutError')
      throw Object.assign(new Error('it did not answer in time'), { name: error.name });
    const { code, message = '' } = (error.cause ?? error) as { code?: string; message?: string };
    throw new Error(code ?? message);
  });
  const text = await response.text();
  const answer = parsed(text);
  if (answer !== undefined) return answer;
  throw new Error(response.ok ? 'it answered with something else' : `it answered with HTTP status ${response.status}`);
}

function parsed(text: string): Answer | undefined {
  try {
    const value = JSON.parse(text);
    return value?.jsonrpc === '2.0' && ('result' in value || typeof value.error === 'object') ? value : undefined;
  } catch {
    return undefined;
  }
}
