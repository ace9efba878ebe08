/** Sound logs over HTTP whose service over gRPC is hostile. */

import type { ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createLog, logRig } from '../../../../../src/reference/log/index.ts';
import { serve } from '../../../../../src/reference/serve.ts';
import { MESSAGE_BYTES } from '../../../../log/target/rpc/log-over-grpc.ts';
import {
  answerWith,
  enveloped,
  GRPC,
  http2Server,
  netServer,
  type RpcServer,
} from '../../../../log/target/rpc/server.test-tool.ts';
import { FAILS, type HostileTarget, NOT_JUDGED } from './hostile-target.test-tool.ts';

type Talk = (stream: ServerHttp2Stream) => void;

const BOMB = gzipSync(Buffer.alloc(100_000_000));
const EITHER = [...FAILS, ...NOT_JUDGED];

/** Writes the same bytes for as long as the connection is open. */
function endless(stream: ServerHttp2Stream | Socket, chunk: Uint8Array): void {
  const more = (): void => {
    while (!stream.destroyed && stream.write(chunk));
    stream.once('drain', more);
  };
  more();
}

const target = (
  name: string,
  sentence: string,
  exits: readonly number[],
  start: () => Promise<RpcServer>,
): HostileTarget => ({
  name,
  of: 'log over gRPC',
  does: sentence,
  exits,
  open: async () => {
    const log = await createLog(logRig({ origin: 'log.example' }));
    await log.append(Array.from({ length: 600 }, (_, n) => Buffer.from(`entry ${n}`)));
    const [http, rpc] = [await serve(log.handler), await start()];
    return {
      argv: [
        ...['check', 'log', '--url', http.url, '--without', 'keys', '--grpc', new URL(rpc.url).host],
        ...['--only', 'log/rpc/**', '--timeout', '3000', '--budget', '30', '--json'],
      ],
      close: async () => {
        await Promise.all([http.close(), rpc[Symbol.asyncDispose]()]);
      },
    };
  },
});
const streams = (name: string, sentence: string, exits: readonly number[], say: Talk) =>
  target(name, sentence, exits, () => http2Server(say));

/** A frame of HTTP/2 (RFC 9113, section 4.1). */
function frame(type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.set([type, flags], 3);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}
const SETTINGS = frame(4, 0, 0);
const frames = (name: string, sentence: string, start: Uint8Array, again: Uint8Array) =>
  target(name, sentence, NOT_JUDGED, () =>
    netServer((socket) => {
      socket.write(start);
      endless(socket, again);
    }),
  );

export const hostileRpcLogs: readonly HostileTarget[] = [
  streams('silence', 'It takes every call and never answers.', NOT_JUDGED, () => {}),
  streams('endless messages', 'It sends empty messages without end.', EITHER, (stream) => {
    stream.respond(GRPC);
    endless(stream, enveloped(new Uint8Array()));
  }),
  streams('endless message', 'It sends one message that does not end.', EITHER, (stream) => {
    stream.respond(GRPC);
    stream.write(enveloped(new Uint8Array(), { length: MESSAGE_BYTES + 1 }));
    endless(stream, Buffer.alloc(65_536));
  }),
  streams('message of 32 MiB', 'It sends a message of 32 MiB.', EITHER, (stream) =>
    answerWith(stream, enveloped(Buffer.alloc(32 * 2 ** 20, 0x12))),
  ),
  streams('four gigabytes', 'It announces a message of four gigabytes.', EITHER, (stream) =>
    answerWith(stream, enveloped(Buffer.from('x'), { length: 0xffffffff })),
  ),
  streams('gzip bomb', 'Its message decompresses to 100 MB.', EITHER, (stream) => {
    stream.respond({ ...GRPC, 'grpc-encoding': 'gzip' }, { waitForTrailers: true });
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    stream.end(enveloped(BOMB, { compressed: true }));
  }),
  frames('PING', 'It sends PING frames without end.', SETTINGS, frame(6, 0, 0, Buffer.alloc(8, 1))),
  frames('SETTINGS', 'It sends new settings without end.', SETTINGS, SETTINGS),
  frames(
    'endless header',
    'Its header goes on in CONTINUATION frames without end.',
    Buffer.concat([SETTINGS, frame(1, 0, 1, Buffer.from([0x88]))]),
    frame(9, 0, 1, Buffer.alloc(1000, 0x88)),
  ),
];
