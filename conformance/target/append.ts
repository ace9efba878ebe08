import { Trouble, Undecodable } from '../core/trouble.ts';
import { inBudget, LONGEST_WAIT_MS, type ReaderOptions, rateLimited } from './reader.ts';
import { redactUrl } from './redact.ts';
import { retryAfterMs } from './retry-after.ts';

/** Where leaves can be added outside of the interface: `--append raw=URL`. */
export interface AppendRoute {
  readonly url: string;
  /** How many leaves a run may add: writes to a log are for ever. */
  readonly maxWrites: number;
}

const TRIES = 5;

/**
 * Adds a leaf by POST of its bytes and takes the decimal index of the answer. A write is never sent twice because of
 * a lost answer: it may have happened. 429 and 503 say that it did not.
 */
export function appendByPost(
  route: AppendRoute,
  options: ReaderOptions,
): { append(leaf: Uint8Array): Promise<bigint>; appendsLeft(): number } {
  const url = new URL(route.url);
  const where = `POST ${redactUrl(route.url)}`;
  const { signal, time, timeoutMs } = options;
  let writes = 0;
  const append = async (leaf: Uint8Array): Promise<bigint> => {
    if (++writes > route.maxWrites) throw new Trouble('budget', `--max-writes ${route.maxWrites} is used up`);
    for (let wait = 0; ; wait++) {
      const request = {
        method: 'POST',
        path: url.pathname + url.search,
        headers: [...options.headers, ['Content-Type', 'application/octet-stream'] as const],
        body: leaf,
      };
      const bounds = { timeoutMs, bytes: 4096, signal };
      await inBudget(signal, () => options.pace(signal));
      const answer = await options.recorder.send(options.transport(url.origin), request, {
        bounds,
        resource: 'append',
      });
      if (answer.status === 429 || answer.status === 503) {
        const ms = retryAfterMs(answer) ?? 500 * 2 ** wait;
        if (wait >= TRIES || ms > LONGEST_WAIT_MS) throw rateLimited(where, answer);
        await inBudget(signal, () => time.sleep(ms, signal));
        continue;
      }
      const text = textOf(() => answer.body());
      if (answer.status === 200 && /^\d{1,19}$/.test(text)) return BigInt(text);
      throw new Trouble(
        'protocol',
        `${where}: expected 200 and a decimal index, found ${answer.status} ${JSON.stringify(text.slice(0, 80))}`,
        { answered: true },
      );
    }
  };
  return { append, appendsLeft: () => Math.max(0, route.maxWrites - writes) };
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
