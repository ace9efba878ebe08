import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends raw bytes and returns all bytes that come back until the server ends the connection, one character for each. */
export async function wire(url: string, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}
