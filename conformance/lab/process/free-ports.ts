import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Registered ports (RFC 6335, section 6) below those that Linux, macOS and Windows hand out: no connection takes one by
 * chance before the program that is to listen there has started.
 */
const FIRST = 10_240;
const END = 32_768;
const TRIES = 100;
/** How long nobody else is given a port: until its program listens there. */
const RESERVED_MS = 20_000;

/**
 * Ports of 127.0.0.1 that were free just now, for programs that take no port 0. No process that asks here is given the
 * same one within the next twenty seconds.
 *
 * @throws Error if no free one was found.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let tries = 0; found.length < count; tries++) {
    if (tries === TRIES)
      throw new Error(`expected ${count} free ports of 127.0.0.1 from ${FIRST} to ${END - 1}, found ${found.length}`);
    const port = randomInt(FIRST, END);
    // Reserved first: where another process only looks whether a port is free, a program that starts there meets it.
    if ((await reserve(port)) && (await isFree(port))) found.push(port);
  }
  return found;
}

/**
 * Takes the UDP port of the same number, which no program over TCP needs, and which is free again when this process ends.
 * False where another call has taken it.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  try {
    const bound = once(socket, 'listening');
    socket.bind({ port, address: '127.0.0.1', exclusive: true });
    await bound;
  } catch (error) {
    socket.close();
    // A machine may permit no UDP; then the port may still be free.
    return Object(error).code !== 'EADDRINUSE';
  }
  setTimeout(() => socket.close(), RESERVED_MS).unref();
  return true;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
