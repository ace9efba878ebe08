/** Posts JSON by `node:http`, since `fetch` takes twice as much processor time for it. */

import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { answerText } from './answer-text.ts';

/** What a node answered. */
export interface Posted {
  readonly status: number;
  readonly text: string;
}

/** How many redirections are followed. */
const MOST_REDIRECTIONS = 5;
/** An `import` of node:http also loads `fetch` and WebSocket, which it exports, and which take longer than the rest of it. */
const http = process.getBuiltinModule('node:http');
/** The status codes at which a request goes elsewhere as it is (RFC 9110, sections 15.4.8 and 15.4.9). */
const ELSEWHERE: readonly (number | undefined)[] = [307, 308];

/**
 * Posts a JSON text to an http or https URL, and reads the whole answer. `signal` ends both. Rejects with TooLarge for an
 * answer without end, with a TimeoutError at the end of an `AbortSignal.timeout`, and with the error of the network.
 */
export async function post(url: URL, body: string, signal: AbortSignal, redirections = 0): Promise<Posted> {
  let answer: IncomingMessage | undefined;
  try {
    answer = await answerOf(url, body, signal).catch((error: Failure) => {
      // The node may close a kept connection at the moment of its reuse.
      if (!error.wasReused || error.code !== 'ECONNRESET') throw error;
      return answerOf(url, body, signal, false);
    });
    const { statusCode: status = 0, headers } = answer;
    const next = ELSEWHERE.includes(status) ? placeOf(headers.location, url) : undefined;
    if (next !== undefined && redirections < MOST_REDIRECTIONS) {
      answer.resume();
      return await post(next, body, signal, redirections + 1);
    }
    const text = await answerText(await decoded(answer));
    // A body without a length ends with its connection (RFC 9112, section 6.3), also when that is ended here.
    signal.throwIfAborted();
    return { status, text };
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    // Of an answer that is too large nothing more is read.
    if (answer?.complete === false) answer.destroy();
  }
}

/**
 * The place at which the same node takes requests, as its redirection says; undefined for another host. The person who
 * migrates trusts a node that they name with signed transactions and with what the chain holds; a redirection could name
 * any service that this machine reaches. Nor does a request leave TLS.
 */
function placeOf(location: string | undefined, from: URL): URL | undefined {
  const to = location === undefined ? null : URL.parse(location, from.href);
  if (to === null || to.hostname !== from.hostname) return undefined;
  // Another port of a host may be another service; that of https is the same one.
  const isSamePlace = to.protocol === from.protocol && to.port === from.port;
  const isToTls = from.protocol === 'http:' && to.protocol === 'https:' && to.port === '';
  return isSamePlace || isToTls ? to : undefined;
}

interface Failure extends Error {
  readonly code?: string;
  readonly wasReused?: boolean;
}

/** The beginning of the answer. Without `kept` on a connection of its own. */
function answerOf(url: URL, body: string, signal: AbortSignal, kept = true): Promise<IncomingMessage> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'gzip, deflate, br',
  };
  const { request, globalAgent } = url.protocol === 'https:' ? process.getBuiltinModule('node:https') : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: kept && globalAgent, signal });
    sent.on('response', resolve);
    sent.on('error', (error) => reject(Object.assign(error, { wasReused: sent.reusedSocket })));
    // Node ends a connection that the server wants to use for another protocol (101), and says no error.
    sent.on('close', () => reject(new Error('it closed the connection without an answer')));
    sent.end(body);
  });
}

/** The body without its coding (RFC 9110, section 8.4). */
async function decoded(answer: IncomingMessage): Promise<Readable> {
  const coding = answer.headers['content-encoding'];
  if (coding === undefined || coding === 'identity') return answer;
  const { createBrotliDecompress, createUnzip } = await import('node:zlib');
  return pipeline(answer, coding === 'br' ? createBrotliDecompress() : createUnzip(), () => undefined);
}
