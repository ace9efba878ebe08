import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request from the wire by itself, and resolves when it has; `undefined`: it leaves this one to the handler. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | undefined;

/** Answers a request. Rejects only where what stands behind it is broken. */
export interface Handler {
  (request: Request): Promise<Response>;
  /** A shorter way to the same answers, for those to whom a Request and a Response are a detour. */
  readonly direct?: Direct;
}

/** How to serve; every member has a default. */
export interface ServeOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Longest request body, in bytes; beyond it the answer is 413. Default 4 MiB. */
  readonly bodyLimit?: number;
  /** Told what a handler threw, since the answer is a bare 500. Default: standard error. */
  readonly onError?: (error: unknown) => void;
}

/** A handler behind a socket. */
export interface Serving {
  /** `http://host:port`, without a slash at its end. */
  readonly url: string;
  /** Stops listening, lets what is under way finish for at most two seconds, ends every connection, then resolves. */
  close(): Promise<void>;
}

/** How long requests that are under way get when the server closes, in milliseconds. */
const GRACE = 2_000;

/**
 * Puts a handler behind node:http.
 *
 * The handler sees the request target as verbatim as a WHATWG Request allows. Its URL parser rewrites what a wire
 * carries: it resolves `.` and `..` segments (also written `%2e`), turns `\` into `/`, drops tabs and a fragment, and
 * percent-encodes spaces, quotes and what is not ASCII. It keeps `%2F`, doubled slashes, empty queries and the case of
 * letters. A Request cannot carry TRACE either (501 here), nor a body with GET and HEAD (dropped here). What a server
 * does with such requests can therefore be judged on the wire only.
 *
 * @throws the error of `listen`, such as EADDRINUSE.
 */
export async function serve(handler: Handler, o: ServeOptions = {}): Promise<Serving> {
  const { port = 0, host = '127.0.0.1', bodyLimit = 4 * 1024 * 1024, onError = console.error } = o;
  let url = '';
  const server = createServer(async (incoming, outgoing) => {
    // A client that tears its connection down makes these fail, which is nobody's fault here.
    outgoing.on('error', () => undefined);
    const reply = async (response: Response) => {
      // A connection that stays open would keep a closing server waiting.
      if (!server.listening) outgoing.setHeader('connection', 'close');
      await send(response, incoming.method === 'HEAD', outgoing);
    };
    // A handler may want to know that nobody waits for its answer any more.
    const gone = new AbortController();
    outgoing.once('close', () => outgoing.writableFinished || gone.abort());
    try {
      const direct = server.listening ? handler.direct?.(incoming, outgoing) : undefined;
      if (direct !== undefined) return await direct;
      const request = await requestOf(incoming, url, bodyLimit, gone.signal);
      await reply(request instanceof Response ? request : await handler(request));
    } catch (error) {
      if (outgoing.destroyed) return;
      onError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else await reply(short(500, 'internal error\n')).catch(() => outgoing.destroy());
    }
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, host, done);
  });
  url = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  let closed: Promise<void> | undefined;
  return {
    url,
    close: () => {
      closed ??= new Promise<void>((done) => {
        const late = setTimeout(() => server.closeAllConnections(), GRACE);
        // This ends the idle connections too; the others end with their answer.
        server.close(() => {
          clearTimeout(late);
          done();
        });
      });
      return closed;
    },
  };
}

/** The request as a handler takes it, or the answer to one that none can take. */
async function requestOf(
  incoming: IncomingMessage,
  base: string,
  bodyLimit: number,
  signal: AbortSignal,
): Promise<Request | Response> {
  const { url: target = '/', method = 'GET' } = incoming;
  // A target that begins with two slashes would name a host if it were resolved, so it is appended.
  const url = target.startsWith('/') ? `${base}${target}` : target;
  if (!URL.canParse(url)) return short(400, 'bad request target\n');
  if (method === 'TRACE') return short(501, 'not implemented\n');
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const chunks: Uint8Array[] = [];
  let length = 0;
  // What is too long is read to its end all the same: a client that is cut off while it sends may not see the answer.
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length <= bodyLimit) chunks.push(chunk);
  }
  if (length > bodyLimit) return short(413, `a body has at most ${bodyLimit} bytes\n`);
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}

async function send(response: Response, head: boolean, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  // The length that is told is the length that is sent. Only an answer to HEAD may tell what a GET would send.
  const tells = head && (response.body === null || response.headers.has('content-length'));
  const bare = response.status === 204 || response.status === 304;
  // Trailers go with a body in chunks, which has no length (RFC 9112, section 7.1.2).
  if (!tells && !bare && !response.headers.has('trailer')) outgoing.setHeader('content-length', body.length);
  outgoing.statusCode = response.status;
  if (response.statusText !== '') outgoing.statusMessage = response.statusText;
  outgoing.end(head || bare ? undefined : body);
}

function short(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(text, { status, headers });
}
