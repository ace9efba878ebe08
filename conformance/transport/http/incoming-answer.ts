import { TransportFailure } from '../../core/target/transport-failure.ts';
import { BoundedBuffer } from './bounded-buffer.ts';
import { ChunkedBody } from './chunked-body.ts';
import { headLength, type MessageHead, parseMessageHead } from './http-message.ts';
import type { RawAnswer } from './transport.ts';

/** The limit on the total size of an answer's headers. */
export const MAX_HEADER_BYTES = 64 * 1024;

const EMPTY_LINE = Buffer.from('\r\n\r\n');

/** An HTTP/1 answer while it arrives: its framing determines when it is complete, even if the connection stays open. */
export class IncomingAnswer {
  readonly #request: string;
  readonly #chunks = new ChunkedBody();
  readonly #bare: boolean;
  readonly #limit: number;
  readonly #bytes: BoundedBuffer;
  #head: MessageHead | undefined;
  #start = 0;

  /** `request`: the request in words; `limit`: the limit on the body. */
  constructor(request: string, method: string, limit: number) {
    this.#request = request;
    this.#bare = method === 'HEAD';
    this.#limit = limit;
    this.#bytes = new BoundedBuffer(limit + MAX_HEADER_BYTES);
  }

  /** Whether the head of an answer has arrived. */
  get answered(): boolean {
    return this.#head !== undefined;
  }

  /** All bytes that arrived after the head, regardless of the framing. */
  get beyond(): Uint8Array {
    return this.#head ? this.#bytes.bytes.subarray(this.#start) : new Uint8Array();
  }

  /** Adds a piece. Returns the answer once it is complete or has reached the limit. */
  take(piece: Uint8Array): RawAnswer | undefined {
    const full = !this.#bytes.add(piece);
    this.#readHead();
    const { bytes } = this.#bytes;
    // The chunked coding ends with an empty line, so only such a piece can complete it.
    const maybe = !this.#head?.chunked || Buffer.from(bytes.subarray(-4)).equals(EMPTY_LINE);
    return full ? this.#answer(true, true) : maybe ? this.#answer(false, false) : undefined;
  }

  /** The connection was closed: returns the answer, or throws where it is incomplete. */
  end(): RawAnswer {
    return this.#answer(true, false)!;
  }

  /** Skips interim answers (1xx), which come before the final answer (RFC 9110 section 15.2). */
  #readHead(): void {
    while (!this.#head || this.#head.status < 200) {
      const received = this.#bytes.bytes.subarray(this.#start);
      const end = headLength(received);
      if ((end < 0 ? received.length : end) > MAX_HEADER_BYTES)
        throw new TransportFailure('headers-too-large', `${this.#request}: the headers are larger than 64 KiB`, {
          answered: true,
        });
      if (end < 0) return;
      this.#head = parseMessageHead(received.subarray(0, end));
      if (!this.#head) throw new TransportFailure('protocol', `${this.#request}: what came is not HTTP/1`);
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
      const { body: bytes, whole } = this.#chunks.read(body) ?? this.#garbled();
      if (whole) return so(bytes, false);
      if (cut) return so(bytes, true);
      return ended ? this.#broken('its body was complete', bytes.length) : undefined;
    }
    if (length !== undefined && body.length >= length) return so(body.subarray(0, length), false);
    if (cut || (ended && length === undefined)) return so(body, cut);
    return ended ? this.#broken('its body was complete', body.length) : undefined;
  }

  /** `received`: how many bytes of a body had arrived, if it had begun. */
  #broken(missing: string, received?: number): never {
    const message = `${this.#request}: the connection was closed before ${missing}`;
    const announced = this.#head?.chunked ? undefined : this.#head?.length;
    const incomplete = received === undefined ? undefined : { announced, received };
    throw new TransportFailure('reset', message, { answered: this.answered, incomplete });
  }

  #garbled(): never {
    throw new TransportFailure('protocol', `${this.#request}: the chunked coding is broken`, { answered: true });
  }
}
