/** One unary call of gRPC, written by hand over HTTP/2, so that everything that comes back is seen. */
import { connect, constants, type IncomingHttpHeaders } from 'node:http2';

/** What came back. */
export interface GrpcAnswer {
  /** The status: 0 is OK (https://grpc.io/docs/guides/status-codes). Absent where no gRPC status came. */
  readonly code?: number;
  readonly message?: string;
  /** Header of HTTP/2. */
  readonly http?: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly trailers: Readonly<Record<string, string>>;
  /** The serialised message, of a call that has one. */
  readonly data?: Buffer;
  /** The code with which the server reset the stream (RFC 9113, 7), where it did. */
  readonly reset?: number;
  /** What ended the call where no answer came. */
  readonly trouble?: string;
}

/** How a call may differ from an ordinary one. */
export interface GrpcOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The bytes after the headers, in place of one uncompressed message. */
  readonly frame?: Buffer;
}

/** Calls a method (`package.Service/Method`) with a serialised message. */
export async function grpcCall(
  address: string,
  method: string,
  message: Uint8Array,
  options: GrpcOptions = {},
): Promise<GrpcAnswer> {
  const session = connect(`http://${address}`);
  try {
    return await new Promise<GrpcAnswer>((resolve) => {
      const stream = session.request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/${method}`,
        'content-type': 'application/grpc',
        te: 'trailers',
        ...options.headers,
      });
      let head: IncomingHttpHeaders = {};
      let tail: IncomingHttpHeaders = {};
      const chunks: Buffer[] = [];
      const failed = (error: NodeJS.ErrnoException) =>
        resolve({ metadata: plain(head), trailers: plain(tail), trouble: error.code ?? error.message });
      session.on('error', failed);
      stream.on('error', failed);
      stream.on('response', (headers) => (head = headers));
      stream.on('trailers', (headers) => (tail = headers));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('close', () => {
        const reset = stream.rstCode ? { reset: stream.rstCode } : {};
        resolve({ ...answered(head, tail, Buffer.concat(chunks)), ...reset });
      });
      stream.end(options.frame ?? framed(message));
    });
  } finally {
    session.close();
  }
}

/** A message with its prefix: not compressed, length in four bytes. */
export function framed(message: Uint8Array): Buffer {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

function answered(head: IncomingHttpHeaders, tail: IncomingHttpHeaders, body: Buffer): GrpcAnswer {
  // An answer without messages may have its trailers in the headers ("Trailers-Only").
  const status = tail['grpc-status'] ?? head['grpc-status'];
  const message = tail['grpc-message'] ?? head['grpc-message'];
  return {
    ...(status === undefined ? {} : { code: Number(status) }),
    ...(message === undefined ? {} : { message: decodeURIComponent(String(message)) }),
    ...(head[':status'] === undefined ? {} : { http: Number(head[':status']) }),
    metadata: plain(head),
    trailers: plain(tail),
    ...(body.length < 5 ? {} : { data: body.subarray(5) }),
  };
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
