/**
 * `npm start`: judges the reference log and the reference feed by everything that their suites have, the way anyone judges
 * their own. The command that judges also starts what it judges, and starts the log again to see what survives.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ed25519Signer } from '../src/reference/log/index.ts';
import { freePorts } from './free-ports.ts';

const ORIGIN = 'touchstone.example/log';
const bin = fileURLToPath(new URL('../conformance/front/cli/main.ts', import.meta.url));
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

// What is started again needs the same ports.
const [port, grpcPort, feedPort] = await freePorts(3);
const dir = mkdtempSync(join(tmpdir(), 'touchstone-start-'));

/** A command line of ours for a shell. */
const command = (...args: readonly (string | number | undefined)[]): string =>
  [process.execPath, bin, ...args.map(String)].map(quoted).join(' ');

const seed = randomBytes(32);
const { vkey } = ed25519Signer({ name: ORIGIN, privateKey: seed });
const keySeed = seed.toString('hex');
const served = ['--port', port, '--grpc-port', grpcPort, '--dir', dir, '--entries', 600];
const log = command('serve', 'log', ...served, '--origin', ORIGIN, '--key-seed', keySeed);
const url = `http://127.0.0.1:${port}`;
const judgeLog = [
  ...['check', 'log', '--url', url, '--grpc', `127.0.0.1:${grpcPort}`, '--vkey', vkey, '--origin', ORIGIN],
  ...['--append', `raw=${url}/append`, '--allow-writes', '--exclusive', '--start-command', log],
  ...['--profile', 'rekor-v2', 'http', '--declare', 'publish-within=10', 'public-log=yes', 'duplicate=refuse'],
];

const [key, token] = [randomBytes(16), randomBytes(16)].map((bytes) => bytes.toString('hex'));
const feedUrl = `http://127.0.0.1:${feedPort}`;
const publisher = command('publish', 'feed', '--url', `${feedUrl}/publish`, '--token-env', 'TOUCHSTONE_TOKEN');
const feed = command(
  'serve',
  'feed',
  '--port',
  feedPort,
  '--events',
  12,
  '--key',
  key,
  '--token-env',
  'TOUCHSTONE_TOKEN',
);
const judgeFeed = [
  ...['check', 'feed', '--url', `${feedUrl}/v2`, '--site', 'engineering', '--key-env', 'TOUCHSTONE_KEY', '--exclusive'],
  ...[
    '--sites-url',
    `${feedUrl}/v2/resources/sites.json`,
    '--publish-command',
    publisher,
    '--clock-command',
    publisher,
  ],
  ...['--profile', 'open-data-v2', '--declare', 'status=always-200', 'order=next', '--start-command', feed],
];
const env = { ...process.env, TOUCHSTONE_KEY: key, TOUCHSTONE_TOKEN: token };

// The commands end what they have started, and say how far they came.
process.on('SIGINT', () => {});
const first = spawn(process.execPath, [bin, ...judgeLog], { stdio: 'inherit' });
// Both at once, but one after the other to read.
const second = spawn(process.execPath, [bin, ...judgeFeed], { stdio: ['ignore', 'pipe', 'pipe'], env });
const said = [second.stdout, second.stderr].map((stream) => text(stream));
const codes = [once(first, 'close'), once(second, 'close')].map(async (closed) => (await closed)[0] as number | null);
const [logCode, feedCode] = [await codes[0], await codes[1]];
process.stdout.write(await said[0]!);
process.stderr.write(await said[1]!);
rmSync(dir, { recursive: true, force: true });
process.exitCode = (logCode ?? 70) || (feedCode ?? 70);
