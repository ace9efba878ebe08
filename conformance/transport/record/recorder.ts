import type { Time } from '../../core/run/time.ts';
import type { Answer, ExchangeId } from '../../core/target/answer.ts';
import { type Exchange, type ExchangeListener, REDACTED } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { CODING_OVERHEAD } from '../http/content-coding.ts';
import { decodedAnswer } from '../http/decoded-answer.ts';
import type { ExchangeLimits } from '../http/exchange-limits.ts';
import type { RawAnswer, Transport } from '../http/transport.ts';
import { bodyExcerpt, headersExcerpt, textExcerpt } from './excerpt.ts';
import { redactAddresses, redactHeaders, redactUrl, removeSecrets, secretWords } from './redact.ts';
import { sentBody, sentMessage } from './sent-body.ts';

/** How many headers an answer may have. Each costs us more memory than it costs the target bytes. */
const MOST_HEADERS = 1000;

/** What the recorder is told about a request beside the request. */
export interface SendOptions {
  /** `bytes` bounds the body without its content coding. */
  readonly bounds: ExchangeLimits;
  readonly resource?: string;
  readonly attempt?: number;
}

/** A call that goes another way than a transport. */
export interface ExternalCall {
  /** `grpc://host:port/Service/Method`. */
  readonly url: string;
  readonly headers: readonly Header[];
  readonly attempt: number;
  /** The message for people, in protobuf's JSON. */
  readonly text: string;
  /** The message as it goes over the wire. */
  readonly message: Uint8Array;
}

/** Sends requests, numbers and records each exchange with secrets redacted, and tells those who listen. */
export class Recorder {
  readonly #listeners = new Set<ExchangeListener>();
  readonly #time: Time;
  readonly #secretHeaders: ReadonlySet<string>;
  readonly #keys: Readonly<Record<string, string>>;
  readonly #shown = new Set<string>();
  #secrets: readonly string[];
  readonly #open = new Map<number, number>();
  #count = 0;

  /** The values of `given`, the headers that a person gave, never enter a record, nor do those of `keys`. */
  constructor(time: Time, given: readonly Header[] = [], keys: Readonly<Record<string, string>> = {}) {
    this.#time = time;
    this.#keys = keys;
    this.#secretHeaders = new Set(given.map(([name]) => name.toLowerCase()));
    this.#secrets = secretWords(given, Object.values(keys));
  }

  /** Shows a key that is made up, and tells nothing of one that is not. */
  show(key: string): void {
    this.#shown.add(encodeURIComponent(key));
  }

  /** Keeps one more key out of every record from now on. */
  hide(key: string): void {
    this.#secrets = [...new Set([...this.#secrets, ...secretWords([], [key])])].sort((a, b) => b.length - a.length);
  }

  listen(listener: ExchangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How long the oldest exchange under way has been open, in milliseconds; 0 when none is. */
  openFor(): number {
    const oldest = Math.min(...this.#open.values());
    return Number.isFinite(oldest) ? this.#time.now() - oldest : 0;
  }

  async send(transport: Transport, request: WireRequest, sending: SendOptions): Promise<Answer> {
    const id = ++this.#count;
    const startedMs = this.#time.now();
    const url = removeSecrets(redactUrl(transport.origin + request.path, this.#shown), this.#secrets);
    const key = this.#keyIn(transport.origin + request.path, url);
    const base = {
      id,
      request: {
        method: request.method,
        url: textExcerpt(url),
        ...(key === undefined ? {} : { key }),
        headers: redactHeaders(request.headers ?? [], this.#secretHeaders),
        ...(request.body === undefined ? {} : { body: sentBody(request.body, this.#secrets) }),
      },
      ...(sending.resource === undefined ? {} : { resource: sending.resource }),
      attempt: sending.attempt ?? 1,
      startedMs,
    };
    const ended = () => ({ ...base, durationMs: this.#time.now() - startedMs });
    this.#open.set(id, startedMs);
    let raw: RawAnswer;
    try {
      raw = await transport.send(request, { ...sending.bounds, bytes: sending.bounds.bytes + CODING_OVERHEAD });
      if (raw.headers.length > MOST_HEADERS) throw tooMany(request.method, base.request.url);
    } catch (cause) {
      const why = redactAddresses(cause instanceof Error ? cause.message : String(cause));
      const failure = textExcerpt(removeSecrets(why, this.#secrets));
      const answered = cause instanceof TransportFailure && cause.answered;
      this.#tell({ ...ended(), failure, answered }, undefined);
      throw cause;
    } finally {
      this.#open.delete(id);
    }
    const answer = decodedAnswer(raw, id, sending.bounds.bytes);
    const of = request.body === undefined ? 'read' : 'write';
    this.#tell({ ...ended(), answer: this.#excerpt(raw, of) }, answer);
    return answer;
  }

  /**
   * Records a call that goes another way than a transport: `work` is given the number of its exchange, and what it
   * comes to is recorded by its status code and message.
   */
  async call<A extends { readonly code: number; readonly message: string; readonly metadata: readonly Header[] }>(
    to: ExternalCall,
    work: (exchange: ExchangeId) => Promise<A>,
  ): Promise<A> {
    const id = ++this.#count;
    const startedMs = this.#time.now();
    const request = {
      method: 'RPC',
      url: textExcerpt(removeSecrets(redactUrl(to.url), this.#secrets)),
      headers: redactHeaders(to.headers, this.#secretHeaders),
      ...sentMessage(to.text, to.message, this.#secrets),
    };
    const { attempt } = to;
    const ended = () => ({ id, request, attempt, startedMs, durationMs: this.#time.now() - startedMs });
    this.#open.set(id, startedMs);
    try {
      const answer = await work(id);
      const raw = { status: answer.code, headers: answer.metadata, body: Buffer.from(answer.message), cut: false };
      this.#tell({ ...ended(), answer: this.#excerpt(raw, 'read') }, undefined);
      return answer;
    } catch (cause) {
      const failure = textExcerpt(removeSecrets(cause instanceof Error ? cause.message : String(cause), this.#secrets));
      this.#tell({ ...ended(), failure, answered: cause instanceof TransportFailure && cause.answered }, undefined);
      throw cause;
    } finally {
      this.#open.delete(id);
    }
  }

  /** The name of the key that stands in an address just as it was given, where nothing else in it is redacted. */
  #keyIn(sent: string, shown: string): string | undefined {
    if (shown.split(REDACTED).length !== 2) return undefined;
    return Object.keys(this.#keys).find((name) => shown.replace(REDACTED, () => this.#keys[name]!) === sent);
  }

  #excerpt({ status, headers, body }: RawAnswer, of: 'read' | 'write'): NonNullable<Exchange['answer']> {
    const shown = headersExcerpt(redactHeaders(headers, this.#secretHeaders), this.#secrets);
    return { status, headers: shown, size: body.length, ...bodyExcerpt(body, this.#secrets, of) };
  }

  #tell(exchange: Exchange, answer: Answer | undefined): void {
    for (const listener of this.#listeners) listener(exchange, answer);
  }
}

function tooMany(method: string, url: string): TransportFailure {
  const message = `${method} ${url}: the answer has more than ${MOST_HEADERS} headers`;
  return new TransportFailure('headers-too-large', message, { answered: true });
}
