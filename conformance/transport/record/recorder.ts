import type { Time } from '../../core/run/time.ts';
import type { Answer, ExchangeId } from '../../core/target/answer.ts';
import { type Exchange, type ExchangeListener, REDACTED } from '../../core/target/exchange.ts';
import { type Header, headerValue } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { CODING_OVERHEAD, listedCodings } from '../http/content-coding.ts';
import { decodedAnswer } from '../http/decoded-answer.ts';
import type { ExchangeLimits } from '../http/exchange-limits.ts';
import type { RawAnswer, Transport } from '../http/transport.ts';
import { removeSecrets } from '../secrets/remove-secrets.ts';
import { secretWords } from '../secrets/secret-words.ts';
import { bodyExcerpt, headersExcerpt, textExcerpt } from './excerpt.ts';
import { redactAddresses, redactHeaders, redactUrl } from './redact.ts';
import { sentBody, sentMessage } from './sent-body.ts';

/** How many headers an answer may have. A header takes more bytes in our memory than on the wire. */
const MOST_HEADERS = 1000;
const LEAST_HIDDEN = 3;

/** The settings of a request for the recorder. */
export interface SendOptions {
  /** `bytes` limits the body without its content coding. */
  readonly bounds: ExchangeLimits;
  readonly resource?: string;
  readonly attempt?: number;
}

/** A call that does not use a transport. */
export interface ExternalCall {
  /** `grpc://host:port/Service/Method`. */
  readonly url: string;
  readonly headers: readonly Header[];
  readonly attempt: number;
  /** The message as protobuf's JSON, for people. */
  readonly text: string;
  /** The message in its binary form. */
  readonly message: Uint8Array;
}

/** Sends requests, numbers and records each exchange with secrets redacted, and notifies the listeners. */
export class Recorder {
  readonly #listeners = new Set<ExchangeListener>();
  readonly #time: Time;
  readonly #secretHeaders: ReadonlySet<string>;
  readonly #keys: Readonly<Record<string, string>>;
  readonly #shown = new Set<string>();
  readonly #secrets: string[];
  readonly #open = new Map<number, number>();
  #count = 0;

  /** Records never contain the values of `headers`, which the user gave, or of `keys`. */
  constructor(time: Time, headers: readonly Header[] = [], keys: Readonly<Record<string, string>> = {}) {
    this.#time = time;
    this.#keys = keys;
    this.#secretHeaders = new Set(headers.map(([name]) => name.toLowerCase()));
    this.#secrets = [...secretWords(headers, Object.values(keys))];
  }

  /** Allows records to contain a made-up key. A real key stays redacted. */
  show(key: string): void {
    this.#shown.add(encodeURIComponent(key));
  }

  /** Redacts a further key, which is made of a real one, in all later records. A very short one says too little. */
  hide(key: string): void {
    if (key.length >= LEAST_HIDDEN && !this.#secrets.includes(key)) this.#secrets.push(key);
  }

  /** The secrets that no record contains. The list may grow. */
  get secrets(): readonly string[] {
    return this.#secrets;
  }

  listen(listener: ExchangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The age of the oldest pending exchange in milliseconds; 0 without a pending exchange. */
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
      if (cause instanceof TransportFailure) cause.exchange = id;
      const why = redactAddresses(errorText(cause));
      const failure = textExcerpt(removeSecrets(why, this.#secrets));
      this.#tell({ ...ended(), failure, ...factsOf(cause) }, undefined);
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
   * Records a call that does not use a transport: `work` receives the number of its exchange, and the record has the
   * status code and message of its result.
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
      const failure = textExcerpt(removeSecrets(redactAddresses(errorText(cause)), this.#secrets));
      this.#tell({ ...ended(), failure, ...factsOf(cause) }, undefined);
      throw cause;
    } finally {
      this.#open.delete(id);
    }
  }

  /** The name of the key that an address contains exactly as given, if nothing else in the address is redacted. */
  #keyIn(sent: string, redacted: string): string | undefined {
    if (redacted.split(REDACTED).length !== 2) return undefined;
    return Object.keys(this.#keys).find((name) => redacted.replace(REDACTED, () => this.#keys[name]!) === sent);
  }

  #excerpt({ status, headers, body }: RawAnswer, of: 'read' | 'write'): NonNullable<Exchange['answer']> {
    const codings = listedCodings(headerValue({ headers }, 'content-encoding'));
    const excerpt = headersExcerpt(redactHeaders(headers, this.#secretHeaders), this.#secrets);
    return { status, headers: excerpt, size: body.length, ...bodyExcerpt(body, this.#secrets, of, codings) };
  }

  #tell(exchange: Exchange, answer: Answer | undefined): void {
    for (const listener of this.#listeners) listener(exchange, answer);
  }
}

/** What an exchange says of its failure beside the sentence. */
function factsOf(cause: unknown): Pick<Exchange, 'failureCode' | 'answered' | 'incomplete'> {
  if (!(cause instanceof TransportFailure)) return { answered: false };
  const { code, answered, incomplete } = cause;
  return { failureCode: code, answered, ...(incomplete ? { incomplete } : {}) };
}

const errorText = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

function tooMany(method: string, url: string): TransportFailure {
  const message = `${method} ${url}: the answer has more than ${MOST_HEADERS} headers`;
  return new TransportFailure('headers-too-large', message, { answered: true });
}
