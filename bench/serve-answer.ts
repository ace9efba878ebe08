/**
 * A minimal server on 127.0.0.1 that repeats the answer of another server: `serve-answer.ts URL` prints its address.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that node:http adds by itself. */
const ITS_OWN = ['connection', 'keep-alive', 'date'];

const answer = await fetch(process.argv[2]!, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await answer.arrayBuffer());
const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ITS_OWN.includes(name)));
const server = createServer((_request, outgoing) => {
  outgoing.writeHead(answer.status, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
