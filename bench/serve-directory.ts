/** A minimal server of a directory on 127.0.0.1: `serve-directory.ts DIR` prints its address. */
import { readFile } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const folder = process.argv[2]!;
const server = createServer((request, answer) => {
  const path = request.url ?? '';
  if (!/^(\/[a-z0-9]+)+(\.p\/\d+)?$/.test(path)) {
    answer.writeHead(404).end();
    return;
  }
  readFile(join(folder, path), (error, bytes) => {
    if (error) answer.writeHead(404).end();
    else
      answer.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': bytes.length }).end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
