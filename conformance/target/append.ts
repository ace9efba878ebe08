import { Trouble, Undecodable } from '../core/trouble.ts';
import type { ReaderOptions } from './reader.ts';
import { redactUrl } from './redact.ts';
import { write } from './write.ts';
import type { Writes } from './writes.ts';

/** Where leaves can be added outside of the interface: `--append raw=URL`. */
export interface AppendRoute {
  readonly url: string;
}

/** Adds a leaf by POST of its bytes and takes the decimal index of the answer. */
export function appendByPost(
  route: AppendRoute,
  options: ReaderOptions,
  writes: Writes,
): (leaf: Uint8Array) => Promise<bigint> {
  const where = `POST ${redactUrl(route.url)}`;
  const bounds = { timeoutMs: options.timeoutMs, bytes: 4096, signal: options.signal };
  return async (leaf) => {
    const request = {
      method: 'POST',
      headers: [['Content-Type', 'application/octet-stream'] as const],
      body: leaf,
    };
    const giveBack = writes.take();
    const answer = await write({ url: route.url, request, resource: 'append', bounds }, options);
    const text = textOf(() => answer.body());
    if (answer.status === 200 && /^\d{1,19}$/.test(text)) return BigInt(text);
    if (answer.status >= 400) giveBack();
    throw new Trouble(
      'protocol',
      `${where}: expected 200 and a decimal index, found ${answer.status} ${JSON.stringify(text.slice(0, 80))}`,
      { answered: true },
    );
  };
}

/** A short body as text; what cannot be decoded is no index, and no fault of ours. */
function textOf(body: () => Uint8Array): string {
  try {
    return Buffer.from(body()).toString('utf8').trim();
  } catch (cause) {
    if (cause instanceof Undecodable) return `(${cause.message})`;
    throw cause;
  }
}
