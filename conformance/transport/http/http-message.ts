import { type Header, headerValue } from '../../core/target/header.ts';
import { fieldValue } from './field-value.ts';

/** The head of an HTTP/1 answer (RFC 9112 sections 4 to 6). */
export interface MessageHead {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly chunked: boolean;
  /** The value of Content-Length, if it is valid. */
  readonly length: number | undefined;
}

/** A body without its chunked coding, as far as it has arrived. */
export interface DechunkedBody {
  readonly body: Uint8Array;
  /** Whether the last chunk and the end of the trailers have arrived. */
  readonly whole: boolean;
}

const view = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** The length of the head, or -1 while the head is incomplete. */
export function headLength(bytes: Uint8Array): number {
  const at = view(bytes).indexOf('\r\n\r\n', 0, 'latin1');
  return at < 0 ? -1 : at + 4;
}

/** Reads the head; undefined where it is invalid. */
export function parseMessageHead(bytes: Uint8Array): MessageHead | undefined {
  const [first = '', ...lines] = view(bytes).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})( |$)/.exec(first)?.[1];
  if (status === undefined) return undefined;
  const headers = lines
    .filter((line) => line.includes(':'))
    .map((line): Header => [line.slice(0, line.indexOf(':')), fieldValue(line.slice(line.indexOf(':') + 1))]);
  return {
    status: Number(status),
    headers,
    chunked: /(^|,)\s*chunked\s*$/i.test(headerValue({ headers }, 'transfer-encoding') ?? ''),
    length: contentLength(headers),
  };
}

/** The value of Content-Length, if it is valid. */
export function contentLength(headers: readonly Header[]): number | undefined {
  const length = headerValue({ headers }, 'content-length');
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}

/**
 * Removes the chunked coding (RFC 9112 section 7.1); undefined where the coding is broken and further bytes cannot
 * repair it.
 */
export function removeChunking(bytes: Uint8Array): DechunkedBody | undefined {
  const buffer = view(bytes);
  const body = Buffer.allocUnsafe(buffer.length);
  let size = 0;
  const soFar = (whole: boolean) => ({ body: body.subarray(0, size), whole });
  for (let at = 0; ; ) {
    const line = buffer.indexOf('\r\n', at, 'latin1');
    if (line < 0) return soFar(false);
    const digits = /^([0-9a-fA-F]{1,8})[ \t]*(;|$)/.exec(buffer.toString('latin1', at, line))?.[1];
    if (digits === undefined) return undefined;
    const begin = line + 2;
    const end = begin + Number.parseInt(digits, 16);
    // After the last chunk comes an empty line, or trailers and an empty line.
    if (end === begin) return soFar(buffer.indexOf('\r\n\r\n', line, 'latin1') >= 0);
    size += buffer.copy(body, size, begin, end);
    if (end + 2 > buffer.length) return soFar(false);
    if (buffer.toString('latin1', end, end + 2) !== '\r\n') return undefined;
    at = end + 2;
  }
}
