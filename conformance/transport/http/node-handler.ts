import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair, Readable } from 'node:stream';
import type { Handler } from './in-process-transport.ts';

/** What Node's `createServer` takes: an Express app, the `callback()` of Koa, the `routing` of Fastify, or a function. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers of these statuses have no body (Fetch standard, "null body status"). */
const WITHOUT_BODY = [204, 205, 304];

/**
 * A server of Node as a handler of a target. Requests and answers pass through Node's own HTTP, on a connection in
 * memory, so the server sees them as it would on a socket; it has no address of a client. Nothing listens.
 *
 * The handler rejects where the server throws, or closes the connection without an answer.
 * @example const target = feedTarget({ handler: nodeHandler(app), site: 'engineering', key: 'my-test-key' });
 */
export function nodeHandler(listener: NodeListener): Handler {
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const server = createServer((asked, response) => {
      // A server that throws answers nothing; a real one would end its process.
      new Promise((settle) => settle(listener(asked, response))).catch((cause) => {
        reject(cause);
        response.destroy();
      });
    });
    const { pathname, search } = new URL(request.url);
    const sent = httpRequest({
      method: request.method,
      path: pathname + search,
      headers: sentHeaders(request),
      signal: request.signal,
      createConnection: () => connectionTo(server),
    });
    sent.once('error', reject).once('response', (answer) => resolve(responseOf(answer, request.method)));
    sent.end(body);
    return promise;
  };
}

/** A connection in memory to a server. */
function connectionTo(server: ReturnType<typeof createServer>): Duplex {
  const [near, far] = duplexPair();
  server.emit('connection', far);
  // A pair does not tell of a side that is destroyed.
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroy());
  return near;
}

function sentHeaders(request: Request): Record<string, string> {
  return { host: new URL(request.url).host, ...Object.fromEntries(request.headers) };
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const status = answer.statusCode!;
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    headers.append(answer.rawHeaders[at]!, answer.rawHeaders[at + 1]!);
  const hasBody = method !== 'HEAD' && !WITHOUT_BODY.includes(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, { status, headers });
}
