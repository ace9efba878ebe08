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
import { fileURLToPath } from 'node:url';
import { ed25519Signer } from '../src/reference/log/index.ts';
import { freePorts } from './free-ports.ts';

/** What a command ends with that was interrupted. */
const INTERRUPTED = 130;
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

const [key, otherKey, token] = [1, 2, 3].map(() => randomBytes(16).toString('hex'));
const feedUrl = `http://127.0.0.1:${feedPort}`;
const publisher = command('publish', 'feed', '--url', `${feedUrl}/publish`, '--token-env', 'TOUCHSTONE_TOKEN');
const sites = ['--site', 'engineering', '--site', 'science'];
const keys = ['--key', key, '--key', otherKey];
const feed = command(
  ...['serve', 'feed', '--port', feedPort, '--events', 12, ...sites, ...keys, '--token-env', 'TOUCHSTONE_TOKEN'],
);
const judgeFeed = [
  ...['check', 'feed', '--url', `${feedUrl}/v2`, '--site', 'engineering', '--key-env', 'TOUCHSTONE_KEY', '--exclusive'],
  ...['--other-site', 'science', '--other-key-env', 'TOUCHSTONE_OTHER_KEY'],
  ...['--sites-url', `${feedUrl}/v2/resources/sites.json`],
  ...['--publish-command', publisher, '--clock-command', publisher, '--start-command', feed],
  ...['--profile', 'open-data-v2', '--declare', 'status=always-200', 'order=next'],
];
const env = { ...process.env, TOUCHSTONE_KEY: key, TOUCHSTONE_OTHER_KEY: otherKey, TOUCHSTONE_TOKEN: token };

// The commands end what they have started, and say how far they came.
process.on('SIGINT', () => {});

/** Judges, in this terminal or pipe, and gives the exit code. */
async function judge(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'inherit', env });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 70;
}

// One after the other: each has the terminal to itself.
const logCode = await judge(judgeLog);
const feedCode = logCode === INTERRUPTED ? INTERRUPTED : await judge(judgeFeed);
rmSync(dir, { recursive: true, force: true });
process.exitCode = logCode || feedCode;
