/** `npm start`: serves the reference log on a socket and judges it there, the way anyone judges their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../conformance/front/cli/main.ts', import.meta.url));
const server = spawn(process.execPath, [bin, 'serve', 'log', '--entries', '600'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [first] = (await once(createInterface(server.stdout), 'line')) as [string];
const { url, grpc, vkey, origin, append } = JSON.parse(first);

const judged = [
  'check',
  'log',
  '--url',
  url,
  '--vkey',
  vkey,
  '--origin',
  origin,
  '--grpc',
  grpc,
  '--append',
  `raw=${append}`,
  '--profile',
  'rekor-v2',
  'http',
  '--allow-writes',
  '--exclusive',
  '--declare',
  'publish-within=10',
  'public-log=yes',
];
const check = spawn(process.execPath, [bin, ...judged], { stdio: 'inherit' });
const [code] = await once(check, 'close');
server.kill('SIGTERM');
await once(server, 'close');
process.exitCode = code ?? 70;
