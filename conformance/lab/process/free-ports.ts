import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Registered ports (RFC 6335, section 6) below those that Linux, macOS and Windows hand out: no connection takes one by
 * chance before the program that is to listen there has started.
 */
const FIRST = 10_240;
const END = 32_768;
const TRIES = 100;

/**
 * Ports of 127.0.0.1 that were free just now, for programs that take no port 0.
 *
 * @throws Error if no free one was found.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count; tries++) {
    if (tries === TRIES)
      throw new Error(`expected ${count} free ports of 127.0.0.1 from ${FIRST} to ${END - 1}, found ${found.size}`);
    const port = randomInt(FIRST, END);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
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
