import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { FilePlace } from '../../../report/cases/file-place.ts';

/**
 * The file of the user's repository that stands for a run in reports which need one: the configuration file, at the key
 * of the suite, else the workflow of GitHub Actions that runs. `undefined`: neither is known, and no other file would be
 * true.
 */
export function repositoryFile(
  config: string | undefined,
  suite: string,
  env: Readonly<NodeJS.ProcessEnv>,
): FilePlace | undefined {
  const root = resolve(env.GITHUB_WORKSPACE ?? '.');
  const path = config === undefined ? '' : relative(root, resolve(config));
  const within = path !== '' && !isAbsolute(path) && path.split(sep)[0] !== '..';
  if (config !== undefined && within && statSync(config).isFile())
    return { path: path.split(sep).join('/'), line: lineOf(config, suite) };
  // OWNER/REPOSITORY/.github/workflows/FILE@REF
  const workflow = /^[^/]+\/[^/]+\/(.+?)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1];
  return workflow === undefined ? undefined : { path: workflow, line: 1 };
}

/** The line at which the suite's key begins. */
function lineOf(config: string, suite: string): number {
  const at = readFileSync(config, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(`${suite}:`));
  return Math.max(at, 0) + 1;
}
