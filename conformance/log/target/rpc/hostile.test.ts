/** Hostile gRPC servers: each call ends in an answer or a `TransportFailure`, in time and in little memory. */

import type { ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MESSAGE_BYTES } from './log-over-grpc.ts';
import { answerWith, clientOf, enveloped, GRPC, http2Server, netServer, type RpcServer } from './server.test-tool.ts';

type Talk = (stream: ServerHttp2Stream) => void;
type Wire = (socket: Socket) => void;

/** An HttpBody with these bytes. */
const body = (data: Uint8Array) => {
  const head = Buffer.from([0x12, 0, 0, 0, 0, 0]);
  for (let [at, left] = [1, data.length]; at < 6; at++, left >>>= 7) head[at] = (left & 0x7f) | (at < 5 ? 0x80 : 0);
  return Buffer.concat([head, data]);
};
/** A little that decompresses to a lot. */
const BOMB = gzipSync(body(Buffer.alloc(100_000_000)));
const MESSAGE = enveloped(body(Buffer.from('text')));
/** Writes the same bytes for as long as the connection is open. */
const forever = (stream: ServerHttp2Stream, chunk: Uint8Array): void => {
  const more = (): void => {
    while (!stream.destroyed && stream.write(chunk));
    stream.once('drain', more);
  };
  more();
};
const trailersOnly = (headers: Record<string, string>): Talk => {
  return (stream) => stream.respond({ ...GRPC, ...headers }, { endStream: true });
};

/**
 * The timeout, in milliseconds, for an answer that never comes; other answers get as long as a busy machine may need.
 */
const NEVER = 500;
/** The same for an answer that never ends, which keeps both sides busy. */
const ENDLESS = 150;

async function asked(server: RpcServer, timeoutMs?: number) {
  const { grpc, exchanges } = clientOf(server.url, timeoutMs === undefined ? {} : { timeoutMs });
  try {
    return await grpc.getCheckpoint().catch((cause: unknown) => cause);
  } finally {
    grpc.close();
    // The record is small, even if the answer is large.
    expect(JSON.stringify(exchanges).length).toBeLessThan(3 * 12_000);
  }
}

describe('a server of HTTP/2 that', () => {
  test.each<[string, Talk, string, boolean]>([
    ['answers nothing', () => {}, 'timeout', false],
    ['sends headers and then nothing', (stream) => stream.respond(GRPC), 'timeout', false],
    [
      'sends messages without end',
      (stream) => {
        stream.respond(GRPC);
        forever(stream, MESSAGE);
      },
      'protocol',
      true,
    ],
    [
      'sends half of a message, and then nothing',
      (stream) => {
        stream.respond(GRPC);
        stream.write(MESSAGE.subarray(0, 8));
      },
      'timeout',
      false,
    ],
    [
      'sends empty frames without end',
      (stream) => {
        stream.respond(GRPC);
        const timer = setInterval(() => stream.destroyed || stream.write(Buffer.alloc(0)), 1);
        stream.on('close', () => clearInterval(timer));
      },
      'timeout',
      false,
    ],
    [
      'announces a message of four gigabytes',
      (stream) => answerWith(stream, enveloped(body(Buffer.from('x')), { length: 0xffffffff })),
      'protocol',
      true,
    ],
    [
      'sends a message that exceeds the limit, without end',
      (stream) => {
        stream.respond(GRPC);
        stream.write(enveloped(new Uint8Array(), { length: MESSAGE_BYTES + 1 }));
        forever(stream, Buffer.alloc(65_536));
      },
      'protocol',
      true,
    ],
    [
      'sends a little that decompresses to a lot',
      (stream) => {
        stream.respond({ ...GRPC, 'grpc-encoding': 'gzip' }, { waitForTrailers: true });
        stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
        stream.end(enveloped(BOMB, { compressed: true }));
      },
      'protocol',
      true,
    ],
    [
      'names an unknown coding',
      (stream) => {
        stream.respond({ ...GRPC, 'grpc-encoding': 'zip' });
        stream.end(MESSAGE);
      },
      'protocol',
      true,
    ],
    [
      'sends no trailers',
      (stream) => {
        stream.respond(GRPC);
        stream.end(MESSAGE);
      },
      'protocol',
      true,
    ],
    ['reports OK and sends no message', (stream) => answerWith(stream, new Uint8Array()), 'protocol', true],
    [
      'sends bytes that are not a message',
      (stream) => answerWith(stream, enveloped(Buffer.alloc(64, 0xff))),
      'protocol',
      true,
    ],
    ['sends bytes that are not an envelope', (stream) => answerWith(stream, Buffer.from([0, 0])), 'protocol', true],
    ['reports a status that is not a number', trailersOnly({ 'grpc-status': 'INTERNAL' }), 'protocol', true],
    ['reports a status that does not exist', trailersOnly({ 'grpc-status': '99' }), 'protocol', true],
    ['sends malformed details', trailersOnly({ 'grpc-status': '3', 'grpc-status-details-bin': '!' }), 'protocol', true],
    ['reports that the deadline has passed', trailersOnly({ 'grpc-status': '4' }), 'timeout', true],
    [
      'answers with a page',
      (stream) => stream.respond({ ':status': 200, 'content-type': 'text/html' }, { endStream: true }),
      'protocol',
      true,
    ],
    [
      'answers with an error of HTTP',
      (stream) => stream.respond({ ':status': 502 }, { endStream: true }),
      'protocol',
      true,
    ],
    ['resets the stream', (stream) => stream.close(8), 'reset', false],
    [
      'resets the stream within the message',
      (stream) => {
        stream.respond(GRPC);
        stream.write(MESSAGE.subarray(0, 8), () => stream.close(2));
      },
      'protocol',
      true,
    ],
    ['sends GOAWAY, and closes the connection', (stream) => stream.session!.destroy(undefined, 11), 'reset', false],
    [
      'sends GOAWAY and resets all open streams',
      (stream) => {
        stream.session!.goaway(0, 0);
        setImmediate(() => stream.session?.destroy());
      },
      'reset',
      false,
    ],
  ])('%s', async (_name, say, code, answered) => {
    await using server = await http2Server(say);
    const waits = code === 'timeout' && !answered ? NEVER : undefined;
    expect(await asked(server, waits)).toMatchObject({ name: 'TransportFailure', code, answered });
  });

  test.each<[string, Talk, object]>([
    [
      'answers as it should',
      (stream) => answerWith(stream, MESSAGE),
      { code: 0, value: { data: new Uint8Array(Buffer.from('text')) } },
    ],
    [
      'refuses',
      trailersOnly({ 'grpc-status': '5', 'grpc-message': 'no such%20tile' }),
      { code: 5, message: 'no such tile' },
    ],
    ['answers 404 at the path', (stream) => stream.respond({ ':status': 404 }, { endStream: true }), { code: 12 }],
    [
      'refuses after it began to answer',
      (stream) => answerWith(stream, MESSAGE, { 'grpc-status': '13' }),
      { code: 13 },
    ],
    [
      'sends a message of the largest allowed size',
      (stream) => answerWith(stream, enveloped(body(Buffer.alloc(MESSAGE_BYTES - 6)))),
      { code: 0 },
    ],
  ])('%s: this is an answer', async (_name, say, expected) => {
    await using server = await http2Server(say);
    const { grpc } = clientOf(server.url);
    expect(await grpc.getCheckpoint()).toMatchObject(expected);
    grpc.close();
  });

  test.each<[string, Talk]>([
    ['headers', (stream) => stream.respond({ ...GRPC, ...many(), 'grpc-status': '5' }, { endStream: true })],
    ['trailers', (stream) => answerWith(stream, MESSAGE, { 'grpc-status': '5', ...many() })],
    ['long values', trailersOnly({ 'grpc-status': '5', 'x-long': 'x'.repeat(60_000) })],
    ['letters of no alphabet', trailersOnly({ 'grpc-status': '5', 'x-\u00e9': '1', 'grpc-message': '%zz%' })],
  ])('sends too much metadata (%s): an answer or a TransportFailure', async (_name, say) => {
    await using server = await http2Server((stream) => {
      try {
        say(stream);
      } catch {
        stream.close(2);
      }
    });
    // A client that leaves headers out of account hears nothing, until its limit.
    const result = (await asked(server, 3000)) as { name?: string; code: number };
    expect(result.name === 'TransportFailure' || result.code === 5).toBe(true);
  });
});

/** Ten thousand entries: many times the size of a list of headers that a client accepts (64 kB). */
const many = () => Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`x-${i}`, 'value']));

/** A frame of HTTP/2 (RFC 9113, section 4.1). */
const frame = (type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array()) => {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.set([type, flags], 3);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
};
const SETTINGS = frame(4, 0, 0);
const flood =
  (start: Uint8Array, chunk: Uint8Array): Wire =>
  (socket) => {
    socket.resume().write(start);
    const more = (): void => {
      while (!socket.destroyed && socket.write(chunk));
      socket.once('drain', more);
    };
    more();
  };

describe('a server of bytes that', () => {
  test.each<[string, Wire, string]>([
    ['answers nothing', () => {}, 'timeout'],
    ['is of HTTP/1', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'), 'protocol'],
    ['speaks another protocol', (socket) => socket.write('SSH-2.0-x\r\n'.repeat(100)), 'protocol'],
    ['closes the connection', (socket) => socket.end(), 'reset'],
    ['resets the connection', (socket) => socket.resetAndDestroy(), 'reset'],
    [
      'resets the connection after the request',
      (socket) => socket.once('data', () => socket.resetAndDestroy()),
      'reset',
    ],
    ['sends its settings only', (socket) => socket.write(SETTINGS), 'timeout'],
    [
      'sends GOAWAY at once',
      (socket) => socket.end(Buffer.concat([SETTINGS, frame(7, 0, 0, Buffer.alloc(8))])),
      'reset',
    ],
    ['sends a frame that exceeds the limit', flood(SETTINGS, frame(0, 0, 1, Buffer.alloc(1 << 20))), 'protocol'],
    ['answers on a stream without a request', flood(SETTINGS, frame(0, 0, 7, Buffer.alloc(100))), 'protocol'],
    ['sends PING without end', flood(SETTINGS, frame(6, 0, 0, Buffer.alloc(8)).fill(1, 9)), ''],
    ['sends new settings without end', flood(SETTINGS, SETTINGS), ''],
    [
      'sends headers that never end',
      flood(Buffer.concat([SETTINGS, frame(1, 0, 1, Buffer.from([0x88]))]), frame(9, 0, 1, Buffer.alloc(1000, 0x88))),
      '',
    ],
  ])('%s', async (_name, say, code) => {
    await using server = await netServer(say);
    const failure = await asked(server, { timeout: NEVER, '': ENDLESS }[code]);
    expect(failure).toMatchObject({ name: 'TransportFailure', answered: false, ...(code && { code }) });
    await expect.poll(() => server.connections()).toBe(0);
  });
  test('was closed a moment ago', async () => {
    const server = await netServer(() => {});
    await server[Symbol.asyncDispose]();
    expect(await asked(server)).toMatchObject({ name: 'TransportFailure', code: 'refused' });
  });
  test('is silent at the start of TLS', async () => {
    await using server = await netServer(() => {});
    const { grpc } = clientOf(server.url.replace('http:', 'https:'), { timeoutMs: NEVER });
    await expect(grpc.getCheckpoint()).rejects.toMatchObject({ code: 'timeout' });
    grpc.close();
    await expect.poll(() => server.connections()).toBe(0);
  });
  test('has no certificate for TLS', async () => {
    await using server = await http2Server(() => {});
    const { grpc } = clientOf(server.url.replace('http:', 'https:'));
    await expect(grpc.getCheckpoint()).rejects.toMatchObject({ name: 'TransportFailure', answered: false });
    grpc.close();
  });
});
