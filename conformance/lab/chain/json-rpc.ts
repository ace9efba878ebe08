import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { LabError } from '../lab-error.ts';
import { boundedBody } from './bounded-body.ts';

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

/** The limits of an answer. */
export interface AnswerLimits {
  readonly bytes: number;
  /** From the request to the last byte. */
  readonly withinMs: number;
}

/**
 * For our own chain, which executes what the judged tool asks for: more than the largest receipt, and longer than a busy
 * machine takes for the longest call.
 */
const OF_OUR_CHAIN: AnswerLimits = { bytes: 32 * 2 ** 20, withinMs: 120_000 };

/** An agent that reuses a few connections for consecutive requests. */
export const rpcAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends JSON to a node. @throws Error where no answer comes within the limits. */
export async function postJson(
  url: string,
  body: string | Uint8Array,
  agent: Agent,
  limits: AnswerLimits = OF_OUR_CHAIN,
): Promise<HttpReply> {
  try {
    return await post(url, body, agent, limits);
  } catch (cause) {
    // The server may close a kept connection at the moment of its reuse.
    const { reused, code } = cause as { reused?: boolean; code?: string };
    if (!reused || (code !== 'ECONNRESET' && code !== 'EPIPE')) throw cause;
    return post(url, body, false, limits);
  }
}

async function post(
  url: string,
  body: string | Uint8Array,
  agent: Agent | false,
  { bytes: most, withinMs }: AnswerLimits,
): Promise<HttpReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpReply>();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const sent = request(url, { method: 'POST', agent, headers });
  const late = setTimeout(() => reject(new Error(`no answer within ${withinMs / 1000} s`)), withinMs);
  sent.on('response', (answer) => {
    const { statusCode: status = 0, headers: answerHeaders } = answer;
    boundedBody(answer, most).then((bytes) => resolve({ status, headers: answerHeaders, body: bytes }), reject);
  });
  sent.on('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
  sent.end(body);
  try {
    return await promise;
  } catch (cause) {
    sent.destroy();
    throw cause;
  } finally {
    clearTimeout(late);
  }
}

/** An answer to a call (JSON-RPC 2.0, section 5). */
interface Reply {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The result of a reply. @throws JsonRpcError for its error. */
function resultOf({ result, error }: Reply): unknown {
  if (error) throw new JsonRpcError(error.code, error.message, error.data);
  return result;
}

/** Sends one request to a node. @throws JsonRpcError for its error, LabError where the answer is not JSON-RPC. */
export async function callJsonRpc(
  url: string,
  method: string,
  params: readonly unknown[],
  agent: Agent,
  limits: AnswerLimits = OF_OUR_CHAIN,
): Promise<unknown> {
  let text = '';
  let reply: Reply;
  try {
    const question = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    text = (await postJson(url, question, agent, limits)).body.toString();
    reply = JSON.parse(text) as Reply;
  } catch (cause) {
    const description = text === '' ? (cause as Error).message : JSON.stringify(text.slice(0, 80));
    throw new LabError(`${method}: expected an answer of our chain at ${url}, found ${description}`, { cause });
  }
  return resultOf(reply);
}

/**
 * Sends calls to a node in one request. Gives a function for each, which gives its result or throws the JsonRpcError of it.
 * @throws Error where the answer is not one to each.
 */
export async function callsJsonRpc(
  url: string,
  calls: readonly { readonly method: string; readonly params: readonly unknown[] }[],
  agent: Agent,
): Promise<readonly (() => unknown)[]> {
  const questions = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
  const { body } = await postJson(url, JSON.stringify(questions), agent);
  const replies = new Map((JSON.parse(body.toString()) as readonly Reply[]).map((reply) => [reply.id, reply]));
  return questions.map(({ id }) => {
    const reply = replies.get(id);
    if (!reply) throw new Error(`expected an answer to each of ${calls.length} calls, found ${replies.size}`);
    return () => resultOf(reply);
  });
}
