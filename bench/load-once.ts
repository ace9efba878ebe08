/**
 * Reads one address repeatedly on persistent connections, each with one request under way: `load-once.ts URL MS`, one
 * line of JSON. It parses only the status and Content-Length of HTTP/1.1, so that the server is measured and not the
 * client.
 */
import { connect } from 'node:net';

/** The result of the process. */
export interface Load {
  readonly reads: number;
  readonly seconds: number;
}

const CONNECTIONS = 64;
const [given, span] = process.argv.slice(2) as [string, string];
const url = new URL(given);
const request = Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
const began = performance.now();
const ends = began + Number(span);
let reads = 0;

function client(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    /** The received part of an incomplete head. */
    let head = '';
    /** The missing bytes of the body; -1 while the head is read. */
    let left = -1;
    const ask = (): void => {
      if (performance.now() >= ends) {
        socket.destroy();
        resolve();
        return;
      }
      socket.write(request);
    };
    const begin = (chunk: Buffer): number => {
      const end = chunk.indexOf('\r\n\r\n');
      head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
      if (end < 0) return -1;
      const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)/is.exec(head)?.[1];
      if (length === undefined) throw new Error(`expected 200 with a Content-Length, found ${head}`);
      head = '';
      return Number(length) - (chunk.length - end - 4);
    };
    socket.on('data', (chunk) => {
      try {
        left = left < 0 ? begin(chunk) : left - chunk.length;
      } catch (error) {
        reject(error);
      }
      if (left !== 0) return;
      left = -1;
      reads++;
      ask();
    });
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${given}: the connection was closed`)));
  });
}

await Promise.all(Array.from({ length: CONNECTIONS }, client));
const load: Load = { reads, seconds: (performance.now() - began) / 1000 };
process.stdout.write(`${JSON.stringify(load)}\n`);
