import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { boundedBody } from '../chain/bounded-body.ts';
import { callJsonRpc, postJson, rpcAgent } from '../chain/json-rpc.ts';
import { freePorts } from '../process/free-ports.ts';
import { repliesToReads } from './replies-to-reads.ts';
import type { RpcRecorder } from './rpc-recorder.ts';
import type { RpcScript } from './rpc-script.ts';
import {
  BATCH_TOO_LARGE,
  type ChainAnswer,
  type HttpMishap,
  type RpcQuestion,
  type RpcReply,
  ScriptedRpc,
  TOO_MANY_REQUESTS_BODY,
} from './scripted-rpc.ts';
import type { AskChain } from './transaction-counter.ts';

const BODY_BYTES = 8 * 2 ** 20;
/** How many calls of one batch are answered, and how many bytes of answers: as a node that many people use (geth). */
const BATCH_CALLS = 1000;
const BATCH_BYTES = 25_000_000;
/** The addresses of `localhost` (RFC 6761, section 6.3). */
const LOCALHOST = ['127.0.0.1', '::1'];
/** Error codes of a machine without IPv4 or IPv6. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const TRIES = 10;
/** The ports of all proxies of this process, also while they are closed. */
const kept = new Set<number>();
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * A proxy between programs and a chain: it records the calls (over HTTP, single or in batches, under any path), and
 * causes the faults of a script.
 */
export class RpcProxy {
  readonly #chain: string;
  readonly #agent = rpcAgent();
  readonly #ask: AskChain;
  #server: Server | undefined;
  readonly #others = new Set<() => Promise<void>>();
  #port = 0;
  #recording: ScriptedRpc;

  private constructor(chain: string) {
    this.#chain = chain;
    this.#ask = (method, params) => callJsonRpc(chain, method, params, this.#agent).catch(() => undefined);
    this.#recording = new ScriptedRpc({}, this.#ask);
  }

  /** Opens a proxy in front of the chain at an address. */
  static async open(chain: string): Promise<RpcProxy> {
    const proxy = new RpcProxy(chain);
    await proxy.#begin();
    return proxy;
  }

  /** The address at which programs reach the chain. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Begins a new record; pending calls still belong to the old one. */
  record(script: RpcScript = {}): RpcRecorder {
    this.#recording = new ScriptedRpc(script, this.#ask);
    return this.#recording.record;
  }

  /** Listens again at the same port, where a fault has closed it. */
  async listen(): Promise<void> {
    this.#server ??= await this.#serverAt(this.#port, '127.0.0.1');
  }

  /**
   * Listens for the first time, at a port that nobody is given by chance while a fault has closed it: neither a connection nor
   * another chain.
   */
  async #begin(): Promise<void> {
    for (let tries = 1; !this.#server; tries++) {
      const [port] = (await freePorts(1)) as [number];
      if (kept.has(port)) continue;
      try {
        this.#server = await this.#serverAt(port, '127.0.0.1');
        this.#port = port;
        kept.add(port);
      } catch (cause) {
        // Somebody else took it in the meantime.
        if (tries === TRIES) throw cause;
      }
    }
  }

  /**
   * Also listens at another port, under each address of `localhost`. Returns the function that ends that; undefined
   * where the port is not free.
   */
  async listenAt(port: number): Promise<(() => Promise<void>) | undefined> {
    const servers: Server[] = [];
    const close = async () => {
      for (const server of servers.splice(0)) {
        this.#others.delete(close);
        await ended(server);
      }
    };
    this.#others.add(close);
    try {
      for (const host of LOCALHOST) servers.push(await this.#serverAt(port, host));
    } catch (error) {
      // A machine may lack IPv4 or IPv6.
      const lacking = servers.length > 0 && ABSENT.has(String(Object(error).code));
      if (!lacking) {
        await close();
        return undefined;
      }
    }
    return close;
  }

  async #serverAt(port: number, host: string): Promise<Server> {
    const server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject).listen(port, host, resolve);
    });
    return server;
  }

  /** Closes the proxy with all of its connections. */
  async close(): Promise<void> {
    await this.#deaf();
    kept.delete(this.#port);
    for (const close of this.#others) await close();
    this.#agent.destroy();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #deaf(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await ended(server);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recording = this.#recording;
    const sent = await boundedBody(request, BODY_BYTES);
    const requests = parsed(sent.toString());
    if (requests === undefined) {
      // The chain itself rejects requests that are not JSON.
      const { status, body } = await postJson(this.#chain, sent, this.#agent);
      response.writeHead(status, JSON_TYPE).end(body);
      return;
    }
    const later: (() => Promise<unknown>)[] = [];
    const answers: ChainAnswer[] = [];
    let silent = false;
    const [batch, whole] = Array.isArray(requests) ? [requests, undefined] : [[requests], sent];
    const chain = { url: this.#chain, agent: this.#agent };
    const together =
      whole === undefined
        ? repliesToReads(chain, batch.slice(0, BATCH_CALLS), (question) => this.#forward(question))
        : undefined;
    let bytes = 0;
    for (const [at, rpcRequest] of batch.entries()) {
      if (answers.length >= BATCH_CALLS || bytes > BATCH_BYTES) {
        answers.push({ reply: BATCH_TOO_LARGE });
        break;
      }
      const question = Object(rpcRequest) as RpcQuestion;
      const forward = together?.[at] ?? (() => this.#forward(question, whole));
      const answer = await recording.answer(question, request, later, forward);
      if (typeof answer === 'string') {
        silent = answer === 'silence';
        this.#instead(response, answer);
        answers.length = 0;
        break;
      }
      answers.push(answer);
      bytes += answer.body?.length ?? 0;
    }
    if (answers.length > 0) response.writeHead(200, JSON_TYPE).end(textOf(answers, whole === undefined));
    else if (!silent && !response.writableEnded && !response.destroyed) response.writeHead(200, JSON_TYPE).end('[]');
    await finished(response);
    for (const tell of later) await tell();
  }

  /** Forwards a request unchanged; `body` is its JSON, if that was sent alone. */
  async #forward(question: RpcQuestion, body?: Buffer): Promise<ChainAnswer> {
    const answer = await postJson(this.#chain, body ?? JSON.stringify(question), this.#agent);
    return { reply: JSON.parse(answer.body.toString()) as RpcReply, body: answer.body };
  }

  #instead(response: ServerResponse, mishap: HttpMishap): void {
    if (mishap === 'too-many')
      response.writeHead(429, { ...JSON_TYPE, 'Retry-After': '1' }).end(TOO_MANY_REQUESTS_BODY);
    else if (mishap === 'unavailable') response.writeHead(503, { 'Retry-After': '1' }).end();
    else if (mishap === 'garbage')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><body>Back soon</body></html>');
    else if (mishap !== 'silence') response.destroy();
    if (mishap === 'closed') void this.#deaf();
  }
}

/** Closes a server with all of its connections. */
async function ended(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** Resolves when an answer has been sent, or its connection has closed. */
function finished(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed || response.destroyed) resolve();
    else response.once('close', resolve);
  });
}

/** An answer of the chain is passed on as it came: writing the code of contracts again takes long. */
function textOf(answers: readonly ChainAnswer[], batch: boolean): string | Buffer {
  const [{ reply, body }] = answers as [ChainAnswer];
  if (!batch) return body ?? JSON.stringify(reply);
  return `[${answers.map((answer) => answer.body?.toString() ?? JSON.stringify(answer.reply)).join()}]`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
