/**
 * `npm start`: judges the reference log, the reference feed and the reference migration tool, the way anyone judges their own.
 * The command that judges also starts what it judges, and starts the log again to see what survives.
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
const tool = fileURLToPath(new URL('../src/reference/migration/bin.mjs', import.meta.url));
const judgeMigration = ['check', 'migration', '--command', [process.execPath, tool].map(quoted).join(' ')];
const env = { ...process.env, TOUCHSTONE_KEY: key, TOUCHSTONE_OTHER_KEY: otherKey, TOUCHSTONE_TOKEN: token };

// The commands end what they have started, and say how far they came.
let interrupted = false;
process.on('SIGINT', () => (interrupted = true));

/** Judges, in this terminal or pipe, and gives the exit code. */
async function judge(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'inherit', env });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 70;
}

/** Begins to judge; what it says waits in its pipe until it is its turn. */
function judgeBeside(args: readonly string[]): () => Promise<number> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, [bin, ...args], { stdio: [...stdio], env: { ...env, ...colour } });
  const closed = once(child, 'close');
  return async () => {
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    const [code] = (await closed) as [number | null];
    return code ?? 70;
  };
}

/** What to type for one's own. */
const NEXT = `
Your own:
  npm run touchstone -- check log --url https://log.example/api/v2 --vkey '…'
  npm run touchstone -- check feed --url https://feed.example/v2 --site engineering --key-env FEED_KEY
  npm run touchstone -- check migration --command my-migrate
And to try a client against what is right, or wrong on purpose (--fault NAME):
  npm run touchstone -- serve log
  npm run touchstone -- serve feed
  node_modules/.bin/node src/reference/migration/local-chain/main.ts     # a chain that has the base contracts; then
  node_modules/.bin/node src/reference/migration/bin.mjs dao --params src/reference/migration/migration-params.json
`;

// The tool takes longest, and begins first. Each speaks when those before it are through.
const migration = judgeBeside(judgeMigration);
let worst = 0;
for (const judged of [() => judge(judgeLog), () => judge(judgeFeed), migration]) {
  // What has begun already ends by itself.
  if (interrupted && judged !== migration) continue;
  const code = await judged();
  worst = interrupted ? INTERRUPTED : worst || code;
}
rmSync(dir, { recursive: true, force: true });
if (worst !== INTERRUPTED) process.stdout.write(NEXT);
process.exitCode = worst;
