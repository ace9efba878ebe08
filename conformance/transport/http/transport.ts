import type { Header } from '../../core/target/header.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { BoundedBuffer } from './bounded-buffer.ts';
import type { ExchangeLimits } from './exchange-limits.ts';

/** What came back, with the body still in its content coding and cut at the limit. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** There was more body than the limit allowed. */
  readonly cut: boolean;
}

/** Sends requests verbatim to one origin. Every way of reaching a target is one of these. Failures are `TransportFailure`. */
export interface Transport {
  /** `http://host:port`, or a name for what is not on a network. */
  readonly origin: string;
  send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Header list from the flat name, value, name, value form that HTTP libraries use. */
export function headerPairs(flat: readonly string[]): Header[] {
  const headers: Header[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) headers.push([flat[at]!, flat[at + 1]!]);
  return headers;
}

/** Reads a body up to a limit and lets the rest go. `expected` is its length, where the answer tells it. */
export async function collectBody(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  expected?: number,
): Promise<{ readonly body: Uint8Array; readonly cut: boolean }> {
  const gathered = new BoundedBuffer(limit, expected);
  let cut = false;
  for await (const chunk of chunks) {
    cut = !gathered.add(chunk);
    if (cut) break;
  }
  return { body: gathered.end(), cut };
}
