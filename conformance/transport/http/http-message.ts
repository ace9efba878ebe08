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
