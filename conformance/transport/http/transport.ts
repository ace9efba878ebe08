import type { Header } from '../../core/target/header.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { BoundedBuffer } from './bounded-buffer.ts';
import type { ExchangeLimits } from './exchange-limits.ts';
import { fieldValue } from './field-value.ts';

/** A received answer, with the body still in its content coding and cut at the limit. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** Whether the body was longer than the limit. */
  readonly cut: boolean;
}

/**
 * Sends requests verbatim to one origin. Every access to a target uses a transport. It fails with `TransportFailure`.
 */
export interface Transport {
  /** `http://host:port`, or a name for an origin without a network. */
  readonly origin: string;
  send(request: WireRequest, bounds: ExchangeLimits): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** The header list for the flat form name, value, name, value of HTTP libraries; undici leaves white space behind values. */
export function headerPairs(flat: readonly string[]): Header[] {
  const headers: Header[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) headers.push([flat[at]!, fieldValue(flat[at + 1]!)]);
  return headers;
}

/** A body that ended in an error, after so many bytes. */
export class InterruptedBody extends Error {
  readonly received: number;
  constructor(received: number, cause: unknown) {
    super('the body was interrupted', { cause });
    this.received = received;
  }
}

/**
 * Reads a body up to a limit and drops the rest. `expected`: its length, if the answer states it. Fails with
 * `InterruptedBody`.
 */
export async function collectBody(
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  expected?: number,
): Promise<{ readonly body: Uint8Array; readonly cut: boolean }> {
  const gathered = new BoundedBuffer(limit, expected);
  let cut = false;
  try {
    for await (const chunk of chunks) {
      cut = !gathered.add(chunk);
      if (cut) break;
    }
  } catch (cause) {
    throw new InterruptedBody(gathered.bytes.length, cause);
  }
  return { body: gathered.end(), cut };
}
