import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LabError } from '../lab-error.ts';

/** The error of a node (JSON-RPC 2.0, section 5.1). */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** An answer over HTTP. */
export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An agent that reuses a few connections for consecutive requests. */
export const rpcAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends JSON to our own node. @throws Error where no answer comes. */
export async function postJson(url: string, body: string | Uint8Array, agent: Agent): Promise<HttpReply> {
  const send = (with_: Agent | false) =>
    new Promise<HttpReply>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const sent = request(url, { method: 'POST', agent: with_, headers });
      sent.on('response', (answer) => {
        const { statusCode: status = 0, headers: answerHeaders } = answer;
        buffer(answer).then((bytes) => resolve({ status, headers: answerHeaders, body: bytes }), reject);
      });
      sent.on('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
      sent.end(body);
    });
  try {
    return await send(agent);
  } catch (cause) {
    // The server may close a kept connection at the moment of its reuse.
    const { reused, code } = cause as { reused?: boolean; code?: string };
    if (!reused || (code !== 'ECONNRESET' && code !== 'EPIPE')) throw cause;
    return send(false);
  }
}

/** Sends one request to our own node. @throws JsonRpcError for its error, LabError where the answer is not JSON-RPC. */
export async function callJsonRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  agent: Agent,
): Promise<unknown> {
  let text = '';
  let reply: { result?: unknown; error?: { code: number; message: string; data?: unknown } };
  try {
    text = (await postJson(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), agent)).body.toString();
    reply = JSON.parse(text) as typeof reply;
  } catch (cause) {
    const description = text === '' ? (cause as Error).message : JSON.stringify(text.slice(0, 80));
    throw new LabError(`${method}: expected an answer of our chain at ${url}, found ${description}`, { cause });
  }
  if (reply.error) throw new JsonRpcError(reply.error.code, reply.error.message, reply.error.data);
  return reply.result;
}
