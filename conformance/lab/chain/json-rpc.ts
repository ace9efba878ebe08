import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LabError } from '../lab-error.ts';

/** What a node says where it does not do what it is asked (JSON-RPC 2.0, section 5.1). */
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

/** For requests that go one after the other over the same few connections. */
export const rpcAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends JSON to a node of ours. @throws Error where no answer comes. */
export async function postJson(url: string, body: string | Uint8Array, agent: Agent): Promise<HttpReply> {
  const send = (with_: Agent | false) =>
    new Promise<HttpReply>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const asked = request(url, { method: 'POST', agent: with_, headers });
      asked.on('response', (answer) => {
        const { statusCode: status = 0, headers: told } = answer;
        buffer(answer).then((bytes) => resolve({ status, headers: told, body: bytes }), reject);
      });
      asked.on('error', (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
      asked.end(body);
    });
  try {
    return await send(agent);
  } catch (cause) {
    // A connection that was kept may be closed by the other side in the moment in which it is used again.
    const { reused, code } = cause as { reused?: boolean; code?: string };
    if (!reused || (code !== 'ECONNRESET' && code !== 'EPIPE')) throw cause;
    return send(false);
  }
}

/** Asks a node of ours one thing. @throws JsonRpcError for its refusal, LabError where it gives no answer of JSON-RPC. */
export async function callJsonRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  agent: Agent,
): Promise<unknown> {
  let text = '';
  let said: { result?: unknown; error?: { code: number; message: string; data?: unknown } };
  try {
    text = (await postJson(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), agent)).body.toString();
    said = JSON.parse(text) as typeof said;
  } catch (cause) {
    const found = text === '' ? (cause as Error).message : JSON.stringify(text.slice(0, 80));
    throw new LabError(`${method}: expected an answer of our chain at ${url}, found ${found}`, { cause });
  }
  if (said.error) throw new JsonRpcError(said.error.code, said.error.message, said.error.data);
  return said.result;
}
