import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { byteSink } from './byte-sink.ts';
import { BACKLOG, connectionsFirst } from './connections.ts';

/** Answers a request from the wire directly, and resolves when it has; `undefined`: the handler has to answer it. */
export type Direct = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | undefined;

/** Answers a request. Rejects only for a failure of the log or the feed itself. */
export interface Handler {
  (request: Request): Promise<Response>;
  /** A faster way to the same answers, without a Request and a Response. */
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
  /** Called with the error that a handler threw, since the answer is a bare 500. Default: print to standard error. */
  readonly onError?: (error: unknown) => void;
}

/** A handler behind a socket. */
export interface Serving {
  /** `http://host:port`, without a slash at its end. */
  readonly url: string;
  /** Stops listening, waits at most two seconds for requests under way, ends every connection, then resolves. */
  close(): Promise<void>;
}

/** How long a closing server waits for requests under way, in milliseconds. */
const GRACE = 2_000;

/**
 * How long an idle connection stays open, in milliseconds. A client that sends at the moment of its end loses the request (RFC
 * 9112, section 9.3.1), so clients are to end first: that of Go does after 90 s. The default of Node is 5 s.
 */
const KEEP_ALIVE = 120_000;
/** How often a closing server ends the connections that have become idle, in milliseconds. */
const IDLE = 20;

/**
 * Puts a handler behind node:http.
 *
 * The handler sees the request target as verbatim as a WHATWG Request allows. Its URL parser rewrites the target on the
 * wire: it resolves `.` and `..` segments (also written `%2e`), turns `\` into `/`, drops tabs and a fragment, and
 * percent-encodes spaces, quotes and characters beyond ASCII. It keeps `%2F`, doubled slashes, empty queries and the
 * case of letters. A Request cannot carry TRACE either (501 here), nor a body with GET and HEAD (dropped here). The
 * treatment of such requests can therefore be judged on the wire only.
 *
 * @throws the error of `listen`, such as EADDRINUSE.
 */
export async function serve(handler: Handler, o: ServeOptions = {}): Promise<Serving> {
  const { port = 0, host = '127.0.0.1', bodyLimit = 4 * 1024 * 1024, onError = console.error } = o;
  let url = '';
  const server = createServer(async (incoming, outgoing) => {
    // A client that closes its connection makes these fail, which is no fault of the server.
    outgoing.on('error', () => undefined);
    const turn = turnstile();
    if (turn) await turn;
    const reply = async (response: Response) => {
      // A connection that stays open would keep a closing server waiting.
      if (!server.listening) outgoing.setHeader('connection', 'close');
      await send(response, incoming.method === 'HEAD', outgoing);
    };
    try {
      const direct = server.listening ? handler.direct?.(incoming, outgoing) : undefined;
      if (direct !== undefined) return await direct;
      // The handler learns from the signal that the client has disconnected.
      const gone = new AbortController();
      outgoing.once('close', () => outgoing.writableFinished || gone.abort());
      const request = await requestOf(incoming, url, bodyLimit, gone.signal);
      await reply(request instanceof Response ? request : await handler(request));
    } catch (error) {
      if (outgoing.destroyed) return;
      onError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else await reply(short(500, 'internal error\n')).catch(() => outgoing.destroy());
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  const turnstile = connectionsFirst(server);
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, host, BACKLOG, done);
  });
  url = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  let closed: Promise<void> | undefined;
  return {
    url,
    close: () => {
      closed ??= new Promise<void>((done) => {
        const grace = setTimeout(() => server.closeAllConnections(), GRACE);
        // Closing ends the idle connections; others may become idle with their answer.
        const idle = setInterval(() => server.closeIdleConnections(), IDLE);
        server.close(() => {
          clearTimeout(grace);
          clearInterval(idle);
          done();
        });
      });
      return closed;
    },
  };
}

/** The request for the handler, or the answer to a request that a Request cannot represent. */
async function requestOf(
  incoming: IncomingMessage,
  base: string,
  bodyLimit: number,
  signal: AbortSignal,
): Promise<Request | Response> {
  const { url: target = '/', method = 'GET' } = incoming;
  // A target that begins with two slashes would name a host if it were resolved, so it is appended.
  const url = target.startsWith('/') ? `${base}${target}` : target;
  if (!URL.canParse(url) || hasUser(new URL(url))) return short(400, 'bad request target\n');
  if (method === 'TRACE') return short(501, 'not implemented\n');
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const body = byteSink(bodyLimit);
  // A body that is too long is still read to its end: a client that is cut off while it sends may not see the answer.
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) body.add(chunk);
  if (body.length() > bodyLimit) return short(413, `a body has at most ${bodyLimit} bytes\n`);
  return new Request(url, { method, headers, signal, body: body.bytes() as Buffer<ArrayBuffer> });
}

/** RFC 9110 section 4.2.4: a target with user information is an error. */
const hasUser = ({ username, password }: URL): boolean => username !== '' || password !== '';

async function send(response: Response, head: boolean, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  // Content-Length is the length of the body. Only an answer to HEAD may give the length of a GET's body.
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
