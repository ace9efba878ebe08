/**
 * `npm start`: judges the reference log, the reference feed and the reference migration tool, as users judge their own.
 * The command that judges also starts its target, and restarts the log to see which data survive.
 */

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAUNCHER } from '../conformance/command/launcher.ts';
import { wantsColour } from '../conformance/command/terminal/colour.ts';
import { terminalColumns } from '../conformance/command/terminal/columns.ts';
import { startSpinner } from '../conformance/command/terminal/spinner.ts';
import { inSingleQuotes } from '../conformance/core/text/shell-quote.ts';
import type { RunProgress } from '../conformance/front/cli/output/progress.ts';
import { rerunCommand } from '../conformance/front/cli/output/rerun-command.ts';
import { freePorts } from '../conformance/lab/process/free-ports.ts';
import { consoleReport } from '../conformance/report/console/console.ts';
import type { Report } from '../conformance/report/document/report.ts';
import { ed25519Signer } from '../src/reference/log/index.ts';
import { bundledTool } from './start/bundled-tool.ts';
import { COMPILED_FOLDER } from './start/compiled-folder.ts';

/** The exit code of an interrupted command. */
const INTERRUPTED = 130;
const ORIGIN = 'touchstone.example/log';
const bin = fileURLToPath(new URL('../conformance/front/cli/main.ts', import.meta.url));

// A restarted target needs the same ports.
const [port, grpcPort, feedPort] = await freePorts(3);
const dir = mkdtempSync(join(tmpdir(), 'touchstone-start-'));

/** A command line of this project for a shell. */
const command = (...args: readonly (string | number | undefined)[]): string =>
  [process.execPath, bin, ...args.map(String)].map(inSingleQuotes).join(' ');

const seed = randomBytes(32);
const { vkey } = ed25519Signer({ name: ORIGIN, privateKey: seed });
const keySeed = seed.toString('hex');
const served = ['--port', port, '--grpc-port', grpcPort, '--dir', dir, '--entries', 600];
const log = command('serve', 'log', ...served, '--origin', ORIGIN, '--key-seed-env', 'TOUCHSTONE_KEY_SEED');
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
const keys = ['--key-env', 'TOUCHSTONE_KEY', '--key-env', 'TOUCHSTONE_OTHER_KEY'];
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
// Node caches compiled source. The tool is started some sixty times, with only the variables of its command: a script
// with the name of the installed tool sets this variable. The tool is bundled anew, so its cache is of no use to the next run.
const compiledTool = join(dir, 'compiled');
const tool = 'touchstone-migrate';
const bins = join(dir, 'node_modules', '.bin');
const bundled = bundledTool();
const toolLine = [process.execPath, bundled.main];
mkdirSync(bins, { recursive: true });
writeFileSync(
  join(bins, tool),
  `#!/bin/sh\nexport NODE_COMPILE_CACHE=${inSingleQuotes(compiledTool)}\nexec ${toolLine.map(inSingleQuotes).join(' ')} "$@"\n`,
  { mode: 0o755 },
);
const judgeMigration = ['check', 'migration', '--command', tool];
const secrets = {
  TOUCHSTONE_KEY_SEED: keySeed,
  TOUCHSTONE_KEY: key,
  TOUCHSTONE_OTHER_KEY: otherKey,
  TOUCHSTONE_TOKEN: token,
};
const env = { NODE_COMPILE_CACHE: COMPILED_FOLDER, ...process.env, ...secrets };

// The commands end their targets, and report their progress.
let interrupted = false;
for (const name of ['SIGINT', 'SIGHUP']) process.on(name, () => (interrupted = true));

/** A run of the command. */
interface Judging {
  /** `log`, `feed` or `migration tool`. */
  readonly what: string;
  readonly args: readonly string[];
  readonly began: number;
  progress?: RunProgress;
  /** The exit code, once the run has ended. */
  code?: number;
  printed?: boolean;
  readonly closed: Promise<unknown>;
  /** Path of its report, which exists after the run. */
  readonly file: string;
  readonly stderr: () => string;
}

/**
 * Begins to judge, from a folder in whose packages programs are found. Every report is kept until its turn, so that the
 * reports do not mix.
 */
function begin(what: string, args: readonly string[], cwd = process.cwd()): Judging {
  const file = join(dir, `${args[1]}.json`);
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
  const child = spawn(process.execPath, [bin, ...args, '--quiet', '--report', `json=${file}`], {
    stdio: [...stdio],
    cwd,
    env,
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const closed = once(child, 'close').then(([code]) => (judging.code = code ?? 70));
  const judging: Judging = { what, args, began: performance.now(), file, closed, stderr: () => stderr };
  child.on('message', ({ progress }: { progress?: RunProgress }) => progress && (judging.progress = progress));
  return judging;
}

/** The progress of a run: `log 12 of 129 checks`. */
const far = ({ what, code, progress }: Judging): string =>
  `${what} ${code !== undefined ? 'is through' : progress ? `${progress.judged} of ${progress.of} checks` : 'starts'}`;

/** Waits for a run, and shows its progress and that of the others whose result is not printed yet. */
async function wait(judging: Judging): Promise<void> {
  const text = () => {
    const open = all.filter(({ printed }) => !printed).map(far);
    return `judging: ${open.join('; ')}; ${Math.round((performance.now() - judging.began) / 1000)} s`;
  };
  const spinner = startSpinner(process.stderr, text());
  if (!spinner) process.stderr.write(`judging the reference ${judging.what} …\n`);
  const ticking = setInterval(() => spinner?.say(text()), 250);
  await judging.closed;
  clearInterval(ticking);
  spinner?.stop();
}

/** Prints the result of a run. */
function tell({ args, file, stderr }: Judging): void {
  if (!existsSync(file)) {
    process.stderr.write(stderr());
    return;
  }
  const columns = terminalColumns(process.stdout);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const brief = { brief: columns !== undefined, whole: 'all of it: npm start | cat' };
  const wide = columns === undefined ? {} : { width: columns };
  process.stdout.write(
    consoleReport(report, {
      colour: wantsColour(),
      ...brief,
      ...wide,
      command: rerunCommand(args),
      launcher: LAUNCHER,
    }),
  );
}

/** The commands with which users judge their own targets. */
const NEXT = `
Your own:
  npm run touchstone -- check log --url https://log.example --vkey '…'
  FEED_KEY=… npm run touchstone -- check feed --url https://feed.example/v2 \\
    --site engineering --key-env FEED_KEY
  npm run touchstone -- check migration --command my-migrate
And to try a client against what is right, or wrong on purpose (--fault NAME):
  npm run touchstone -- serve log
  npm run touchstone -- serve feed
  # A chain that has the base contracts, and a DAO on it:
  node_modules/.bin/node src/reference/migration/local-chain/main.ts
  node_modules/.bin/node src/reference/migration/bin.mjs dao \\
    --params src/reference/migration/migration-params.json
`;

// The tool takes longest, and begins first. Each report is printed after those before it. Interrupted runs end by themselves.
const migration = begin('migration tool', judgeMigration, dir);
const all = [begin('log', judgeLog), begin('feed', judgeFeed), migration];
let worst = 0;
for (const judging of all) {
  await wait(judging);
  tell(judging);
  judging.printed = true;
  worst = interrupted ? INTERRUPTED : worst || (judging.code ?? 70);
}
for (const folder of [dir, bundled.folder]) rmSync(folder, { recursive: true, force: true });
if (worst !== INTERRUPTED) process.stdout.write(NEXT);
process.exitCode = worst;
