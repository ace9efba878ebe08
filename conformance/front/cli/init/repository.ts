/** The project in which `touchstone init` runs: its repository, and how its packages are installed. */

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { namesTouchstone, packagesOutside } from './project-packages.ts';
import { textOf } from './text-of.ts';

/** A place of CI files, or no CI file. */
export const CI_CHOICES = ['github', 'gitlab', 'none'] as const;
export type CiChoice = (typeof CI_CHOICES)[number];

/** A repository around a folder. */
export interface Repository {
  /** The folder with `.git`, or the folder itself where there is no repository. */
  readonly root: string;
  /** The folder below the root, with slashes; empty at the root. */
  readonly below: string;
  /** The branch to which a push is judged. */
  readonly branch: string;
  /** The command that installs the packages of the folder. */
  readonly install: string;
  /** Whether `package.json` of the folder, or of one above it in the repository, names Touchstone. */
  readonly installed: boolean;
  /** The packages of the folder that are installed from outside of the repository, as `package.json` names them. */
  readonly outside: readonly string[];
  /** The CI whose files are there. */
  readonly ci: CiChoice;
}

/** The lock files of package managers, and the command of each that installs exactly what they say. */
const LOCKS: Readonly<Record<string, string>> = {
  'package-lock.json': 'npm ci',
  'npm-shrinkwrap.json': 'npm ci',
  'pnpm-lock.yaml': 'corepack enable && pnpm install --frozen-lockfile',
  'yarn.lock': 'corepack enable && yarn install --immutable',
};

/** Reads the surroundings of a folder. Nothing is run. */
export function repositoryOf(folder: string): Repository {
  const root = rootOf(resolve(folder));
  const below = relative(root, resolve(folder)).split(sep).join('/');
  const at = resolve(folder);
  const outside = packagesOutside(at, root);
  const installed = foldersUpTo(at, root).some(namesTouchstone);
  return { root, below, branch: branchOf(root), install: installOf(at, root), installed, outside, ci: ciOf(root) };
}

/** A folder and those above it, up to the root. */
function foldersUpTo(folder: string, root: string): readonly string[] {
  return folder === root || folder === dirname(folder) ? [folder] : [folder, ...foldersUpTo(dirname(folder), root)];
}

function rootOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}

/** The lock file may stand above the folder: that of a workspace. */
function installOf(folder: string, root: string): string {
  const names = Object.keys(LOCKS);
  const locks = foldersUpTo(folder, root).flatMap((at) => names.filter((name) => existsSync(join(at, name))));
  return locks[0] === undefined ? 'npm install' : LOCKS[locks[0]]!;
}

/** The default branch of the remote, if it is known here. */
function branchOf(root: string): string {
  const head = textOf(join(root, '.git/refs/remotes/origin/HEAD')) ?? textOf(join(root, '.git/HEAD')) ?? '';
  return /^ref: refs\/(?:heads|remotes\/origin)\/([\w./-]+)\s*$/.exec(head)?.[1] ?? 'main';
}

function ciOf(root: string): CiChoice {
  if (existsSync(join(root, '.gitlab-ci.yml'))) return 'gitlab';
  if (existsSync(join(root, '.github'))) return 'github';
  const remote = /^\s*url = .*\b(github|gitlab)\b/m.exec(textOf(join(root, '.git/config')) ?? '');
  return (remote?.[1] as CiChoice | undefined) ?? 'none';
}
