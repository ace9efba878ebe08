import { TransportFailure } from '../../core/target/transport-failure.ts';
import { BoundedBuffer } from './bounded-buffer.ts';
import { headLength, type MessageHead, parseMessageHead, removeChunking } from './http-message.ts';
import type { RawAnswer } from './transport.ts';

/** How large the headers of an answer may be together. */
export const MAX_HEADER_BYTES = 64 * 1024;

const EMPTY_LINE = Buffer.from('\r\n\r\n');

/** An HTTP/1 answer while it comes in: it is complete as soon as its framing says so, whether or not it is closed. */
export class IncomingAnswer {
  readonly #where: string;
  readonly #bare: boolean;
  readonly #limit: number;
  readonly #bytes: BoundedBuffer;
  #head: MessageHead | undefined;
  #start = 0;

  /** `where` names the request for people; `limit` bounds the body. */
  constructor(where: string, method: string, limit: number) {
    this.#where = where;
    this.#bare = method === 'HEAD';
    this.#limit = limit;
    this.#bytes = new BoundedBuffer(limit + MAX_HEADER_BYTES);
  }

  /** The head of an answer was seen. */
  get answered(): boolean {
    return this.#head !== undefined;
  }

  /** What has come behind the head, whatever the framing says of it. */
  get beyond(): Uint8Array {
    return this.#head ? this.#bytes.bytes.subarray(this.#start) : new Uint8Array();
  }

  /** Takes a piece. The answer, once it is complete or as large as it may become. */
  take(piece: Uint8Array): RawAnswer | undefined {
    const full = !this.#bytes.add(piece);
    this.#readHead();
    const { bytes } = this.#bytes;
    // The chunked coding ends in an empty line. Only there is it worth looking whether it is complete.
    const maybe = !this.#head?.chunked || Buffer.from(bytes.subarray(-4)).equals(EMPTY_LINE);
    return full ? this.#answer(true, true) : maybe ? this.#answer(false, false) : undefined;
  }

  /** The connection was closed: what has come is all that comes. */
  end(): RawAnswer {
    return this.#answer(true, false)!;
  }

  /** Interim answers (1xx) come before the answer that counts (RFC 9110 section 15.2). */
  #readHead(): void {
    while (!this.#head || this.#head.status < 200) {
      const rest = this.#bytes.bytes.subarray(this.#start);
      const end = headLength(rest);
      if ((end < 0 ? rest.length : end) > MAX_HEADER_BYTES)
        throw new TransportFailure('headers-too-large', `${this.#where}: the headers are larger than 64 KiB`, {
          answered: true,
        });
      if (end < 0) return;
      this.#head = parseMessageHead(rest.subarray(0, end));
      if (!this.#head) throw new TransportFailure('protocol', `${this.#where}: what came is not HTTP/1`);
      this.#start += end;
    }
  }

  #answer(ended: boolean, cut: boolean): RawAnswer | undefined {
    const head = this.#head;
    if (!head || head.status < 200) return ended ? this.#broken('the headers were complete') : undefined;
    const body = this.#bytes.bytes.subarray(this.#start);
    const { status, headers, chunked, length } = head;
    const so = (bytes: Uint8Array, more: boolean): RawAnswer => ({
      status,
      headers,
      body: bytes.slice(0, this.#limit),
      cut: more || bytes.length > this.#limit,
    });
    if (this.#bare || status === 204 || status === 304) return so(body.subarray(0, 0), false);
    if (chunked) {
      const { body: bytes, whole } = removeChunking(body) ?? this.#garbled();
      if (whole) return so(bytes, false);
      return cut ? so(bytes, true) : ended ? this.#broken('its body was complete') : undefined;
    }
    if (length !== undefined && body.length >= length) return so(body.subarray(0, length), false);
    if (cut || (ended && length === undefined)) return so(body, cut);
    return ended ? this.#broken('its body was complete') : undefined;
  }

  #broken(before: string): never {
    const message = `${this.#where}: the connection was closed before ${before}`;
    throw new TransportFailure('reset', message, { answered: this.answered });
  }

  #garbled(): never {
    throw new TransportFailure('protocol', `${this.#where}: the chunked coding is broken`, { answered: true });
  }
}
