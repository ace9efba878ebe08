/** Which modules a command loads, in each of its processes, as Node's loader says. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ended, ended } from './command.test-tool.ts';

/** It goes into each process by NODE_OPTIONS, also into those that a command starts. */
const HOOK = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED_MODULES, process.pid + ' ' + url + '\\n');
    return next(url, context);
  },
});`;

/** The modules of one process. */
export interface LoadedModules {
  /** Modules of this project: how many, by path from its top. */
  readonly own: readonly string[];
  /** The packages of which something was loaded. */
  readonly packages: readonly string[];
}

/** A command that ended, with the modules of its processes in the order of their starts: the command itself is the first. */
export interface Loading extends Ended {
  readonly processes: readonly LoadedModules[];
}

/** Runs a command line: `program` is the module to run, `root` the folder of this project, or of the installed package. */
export async function loadingOf(
  program: string,
  args: readonly string[],
  { root, env = {} }: { root: URL; env?: Readonly<Record<string, string>> },
): Promise<Loading> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-loading-'));
  const list = join(folder, 'modules');
  try {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(HOOK)}`;
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, NODE_OPTIONS, LOADED_MODULES: list },
    });
    const result = await ended(child);
    const lines = readFileSync(list, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ') as [string, string])
      .filter(([, url]) => url.startsWith('file:'));
    const processes = [...Map.groupBy(lines, ([pid]) => pid).values()];
    return { ...result, processes: processes.map((of) => sorted([...new Set(of.map(([, url]) => url))], root.href)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sorted(urls: readonly string[], root: string): LoadedModules {
  const paths = urls.map((url) => (url.startsWith(root) ? url.slice(root.length) : url));
  const packageOf = (path: string) => /.*\/?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  return {
    own: paths.filter((path) => packageOf(path) === undefined),
    packages: [...new Set(paths.flatMap((path) => packageOf(path) ?? []))].sort(),
  };
}
