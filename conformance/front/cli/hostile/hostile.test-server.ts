/** What a hostile target does to one request, and a sound log in which only some paths are hostile. */

import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createLog, logRig } from '../../../../src/reference/log/index.ts';
import {
  httpMessage,
  type ServerScript,
  type WireServer,
  wireServer,
} from '../../../transport/http/wire.test-server.ts';

/** Headers that no check of a checkpoint has anything against. */
export const TEXT = 'Content-Type: text/plain; charset=utf-8\nCache-Control: no-store';
/** A head whose body ends when it is closed. */
export const HEAD = `HTTP/1.1 200 OK\r\n${TEXT.replace('\n', '\r\n')}\r\n`;
const BOMB = gzipSync(Buffer.alloc(50_000_000));

/** Says the beginning, then the same again and again for as long as somebody listens. */
export const endless =
  (beginning: string, again: string): ServerScript =>
  (socket) => {
    const piece = Buffer.from(again.repeat(Math.ceil(16_384 / again.length)), 'latin1');
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.write(beginning, 'latin1');
    socket.on('drain', more);
    more();
  };

/** Says the beginning, then one byte a second. */
export const slow =
  (beginning: string): ServerScript =>
  (socket) => {
    socket.write(beginning);
    const timer = setInterval(() => socket.write('x'), 1000);
    socket.on('close', () => clearInterval(timer));
  };

/** Says this, and leaves the connection open. */
export const says =
  (bytes: string | Uint8Array): ServerScript =>
  (socket) =>
    socket.write(bytes);

/** Says this, and closes the connection. */
export const closes =
  (bytes: string | Uint8Array): ServerScript =>
  (socket) =>
    socket.end(bytes);

/** A good answer but for its body. */
export const body = (text: string | Uint8Array, headers = TEXT): ServerScript => says(httpMessage(text, headers));

export const reset: ServerScript = (socket) => socket.resetAndDestroy();
export const silent: ServerScript = () => {};
export const bomb = (headers: string): ServerScript => says(httpMessage(BOMB, `${headers}\nContent-Encoding: gzip`));
export const redirect = (location: string): ServerScript => says(httpMessage('', `Location: ${location}`, '302 Found'));

/** A note without a known signer, from its text. */
export const note = (
  text: string,
  signatures = `\u2014 log.example ${Buffer.alloc(68).toString('base64')}\n`,
): string => `${text}\n${signatures}`;

/** The path of a request. */
export const pathOf = (request: string): string => request.split(' ')[1]!;

/** A sound log of 600 entries. `hostile` gives another answer to a request, or none. */
export async function logWith(
  hostile: (path: string, times: number, socket: Socket) => ServerScript | undefined = () => undefined,
): Promise<WireServer> {
  const log = await createLog(logRig({ origin: 'log.example' }));
  await log.append(Array.from({ length: 600 }, (_, i) => Buffer.from(`entry ${i}\n`.repeat(9))));
  const requests = new Map<string, number>();
  return wireServer(async (socket, request, number) => {
    const path = pathOf(request);
    const times = (requests.get(path) ?? 0) + 1;
    requests.set(path, times);
    const hostileAnswer = hostile(path, times, socket);
    if (hostileAnswer) return hostileAnswer(socket, request, number);
    const coding = { 'accept-encoding': /^accept-encoding: (.*)\r$/im.exec(request)?.[1] ?? 'identity' };
    const answer = await log.handler(new Request(`http://log.example/api/v2${path}`, { headers: coding }));
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return socket.write(httpMessage(new Uint8Array(await answer.arrayBuffer()), headers, `${answer.status} Status`));
  });
}
