import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { post } from './post.ts';

/** A server whose answer has no length and does not end. */
async function slowServer(head: string): Promise<URL> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(head));
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as { readonly port: number }).port}`);
}

test.each(['', 'Content-Length: 1000\r\n'])(
  'an answer that is not complete in time is no answer (%j)',
  async (length) => {
    const url = await slowServer(`HTTP/1.1 200 OK\r\n${length}\r\n{`);
    await expect(post(url, '{}', AbortSignal.timeout(300))).rejects.toMatchObject({ name: 'TimeoutError' });
  },
);
