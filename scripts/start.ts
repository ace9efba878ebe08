/**
 * `npm start`: judges the reference log by everything that the log suite has, over HTTP and gRPC, the way anyone judges
 * their own. The command that judges also starts the log, and starts it again to see what survives.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ed25519Signer } from '../src/reference/log/index.ts';
import { freePorts } from './free-ports.ts';

const ORIGIN = 'touchstone.example/log';
const bin = fileURLToPath(new URL('../conformance/front/cli/main.ts', import.meta.url));
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

// A log that is started again needs the same ones.
const [port, grpcPort] = await freePorts(2);
const dir = mkdtempSync(join(tmpdir(), 'touchstone-start-'));
const seed = randomBytes(32);
const { vkey } = ed25519Signer({ name: ORIGIN, privateKey: seed });
const serve = [process.execPath, bin, 'serve', 'log', '--dir', dir, '--entries', '600', '--origin', ORIGIN].map(quoted);
const log = [...serve, '--port', port, '--grpc-port', grpcPort, '--key-seed', seed.toString('hex')].join(' ');
const url = `http://127.0.0.1:${port}`;

const judged = [
  ...['check', 'log', '--url', url, '--grpc', `127.0.0.1:${grpcPort}`, '--vkey', vkey, '--origin', ORIGIN],
  ...['--append', `raw=${url}/append`, '--allow-writes', '--exclusive', '--start-command', log],
  ...['--profile', 'rekor-v2', 'http', '--declare', 'publish-within=10', 'public-log=yes', 'duplicate=refuse'],
];
const check = spawn(process.execPath, [bin, ...judged], { stdio: 'inherit' });
// The command ends what it has started, and says how far it came.
process.on('SIGINT', () => {});
const [code] = await once(check, 'close');
rmSync(dir, { recursive: true, force: true });
process.exitCode = code ?? 70;
