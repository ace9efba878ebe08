/** The surroundings in which somebody follows the README of an example: a folder with a clone of this project in it. */

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../conformance/lab/process/free-ports.ts';
import { packedPackage } from '../../scripts/packed/packed-package.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
/** The ports of the examples. A test takes others, that are free. */
const PORT = /\b87\d\d\b/g;

/** How a command ended. */
export interface CommandEnd {
  readonly code: number | null;
  /** Both outputs, one after the other. */
  readonly output: string;
}

/** The folder in which the clone is, as far as a README needs it. */
export interface Workplace {
  readonly folder: string;
  readonly readme: string;
  /** Runs commands in a shell, which stops at the first that fails. */
  run(commands: string): Promise<CommandEnd>;
  remove(): Promise<void>;
}

/** Makes the workplace for an example: the package is packed, and the files of the example have free ports. */
export async function workplaceOf(example: string): Promise<Workplace> {
  const packed = await packedPackage();
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-example-'));
  const copy = join(folder, 'touchstone', 'examples', example);
  await mkdir(dirname(copy), { recursive: true });
  await cp(packed, join(folder, 'touchstone', basename(packed)));
  await cp(join(EXAMPLES, example), copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  const ports = new Map<string, number>();
  const [port = 0] = await freePorts(1);
  for (const name of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!name.isFile() || name.name === 'go.sum') continue;
    const path = join(name.parentPath, name.name);
    const content = await readFile(path, 'utf8');
    const changed = content.replace(PORT, (given) => {
      ports.set(given, port);
      return String(port);
    });
    if (changed !== content) await writeFile(path, changed);
  }
  if (ports.size > 1) throw new Error(`expected one port in ${example}; found ${[...ports.keys()].join(', ')}`);
  return {
    folder,
    readme: await readFile(join(copy, 'README.md'), 'utf8'),
    run: (commands) => runIn(folder, commands),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runIn(folder: string, commands: string): Promise<CommandEnd> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', `exec 2>&1\n${commands}`], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  return { output: await text(child.stdout), code: await ended };
}

/** The environment of a person with this Node, whose npm has its packages already. */
function environment(): NodeJS.ProcessEnv {
  // A Vitest inside a Vitest would take itself for a worker, and an npm inside an npm would use the settings of the other.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|npm_|NODE_(ENV|OPTIONS)|INIT_CWD|FORCE_COLOR)/i.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
    HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}
