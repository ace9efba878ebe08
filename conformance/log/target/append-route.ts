import { TransportFailure } from '../../core/target/transport-failure.ts';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';
import type { ReaderOptions } from '../../transport/client/reader.ts';
import { redactUrl } from '../../transport/record/redact.ts';
import type { WriteBudget } from './write-budget.ts';
import { sendWriteRequest } from './write-request.ts';

/** Where leaves can be added outside of the interface: `--append raw=URL`. */
export interface AppendRoute {
  readonly url: string;
}

/** Adds a leaf by POST of its bytes and returns the decimal index from the answer. */
export function appendByPost(
  route: AppendRoute,
  options: ReaderOptions,
  writes: WriteBudget,
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
    const answer = await sendWriteRequest({ url: route.url, request, resource: 'append', bounds }, options);
    const text = textOf(() => answer.body());
    if (answer.status === 200 && /^\d{1,19}$/.test(text)) return BigInt(text);
    if (answer.status >= 400) giveBack();
    throw new TransportFailure(
      'protocol',
      `${where}: expected 200 and a decimal index, found ${answer.status} ${JSON.stringify(text.slice(0, 80))}`,
      { answered: true },
    );
  };
}

/** A short body as text; a body that cannot be decoded is not an index. */
function textOf(body: () => Uint8Array): string {
  try {
    return Buffer.from(body()).toString('utf8').trim();
  } catch (cause) {
    if (cause instanceof UndecodableBody) return `(${cause.message})`;
    throw cause;
  }
}
