/**
 * The core contracts, read from their own package; nothing of it is copied. A version is installed as `@daostack/arc`,
 * or beside another as `@daostack/arc-<version>`, where Node finds it from the working folder or from here. The second
 * form is an alias: `npm install --save-exact @daostack/arc-0.0.1-rc.33@npm:@daostack/arc@0.0.1-rc.33`.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { MigrationError } from '../error.ts';
import { type Artifact, readArtifact } from './artifact.ts';

/** The latest version with all the names of the interface document ("Migration result"). */
export const LATEST_CORE = '0.0.1-rc.14';
/** The version with the tracker, which LATEST_CORE lacks. */
export const TRACKER_CORE = '0.0.1-rc.33';

const PACKAGE = '@daostack/arc';
/** The packages from which later cores take some contracts. */
const BEHIND = ['@daostack/infra', '@daostack/arc-hive'];

export interface Core {
  readonly version: string;
  /** A contract; undefined where the core has no contract of that name. */
  contract(name: string): Artifact | undefined;
}

const cores = new Map<string, Core>();

/**
 * The core of a version. Throws a MigrationError where it is not installed. `why`: a further purpose, for the message.
 */
export function openCore(version: string, why = ''): Core {
  const opened = cores.get(version);
  if (opened) return opened;
  const folder = /^[\w.-]+$/.test(version) ? folderOf(version) : undefined;
  if (folder === undefined) {
    throw new MigrationError(
      'core',
      `Core version ${JSON.stringify(version)} is not installed: expected the package ${PACKAGE} of that version${why}. ` +
        `If there is one, install it: npm install --save-exact --ignore-scripts ${PACKAGE}-${version}@npm:${PACKAGE}@${version}`,
    );
  }
  const core = readCore(version, folder);
  cores.set(version, core);
  return core;
}

/** A required contract of a core. Throws a MigrationError where the core lacks it. */
export function coreContract(core: Core, name: string): Artifact {
  const artifact = core.contract(name);
  if (artifact) return artifact;
  throw new MigrationError('core', `Core version ${core.version} has no contract ${name}`);
}

function folderOf(version: string): string | undefined {
  for (const from of [resolve('package.json'), import.meta.url]) {
    for (const name of [PACKAGE, `${PACKAGE}-${version}`]) {
      const folder = packageFolder(name, from);
      if (folder !== undefined && readJson(join(folder, 'package.json'))?.version === version) return folder;
    }
  }
  return undefined;
}

/** These packages have no `exports`, so each of their files can be resolved. */
function packageFolder(name: string, from: string): string | undefined {
  try {
    return dirname(createRequire(from).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function readCore(version: string, folder: string): Core {
  const read = new Map<string, Artifact | undefined>();
  function* folders() {
    yield folder;
    for (const name of BEHIND) {
      const behind = packageFolder(name, join(folder, 'package.json'));
      if (behind !== undefined) yield behind;
    }
  }
  function buildOf(name: string): object | undefined {
    for (const at of folders()) {
      const build = readBuild(join(at, 'build', 'contracts', `${name}.json`));
      if (build !== undefined) return build;
    }
    return undefined;
  }
  function contract(name: string): Artifact | undefined {
    if (!/^\w+$/.test(name)) return undefined;
    if (!read.has(name)) {
      const build = buildOf(name);
      read.set(name, build && readArtifact(name, build, version));
    }
    return read.get(name);
  }
  return { version, contract };
}

/**
 * The first member after those that are needed, as Truffle writes it: most of a build, which may have megabytes, is the
 * syntax tree of its source. JSON has no line break in a string, so this is no part of one.
 */
const REST = '\n  "sourceMap":';

/** The members of a build that are needed, or all of them; undefined where there is no such file. */
function readBuild(path: string): object | undefined {
  const start = textBefore(path, REST);
  if (start === undefined) return undefined;
  const members = parsed(`${start.trimEnd().replace(/,$/, '')}}`);
  return members !== undefined && 'deployedBytecode' in members ? members : readJson(path);
}

const CHUNK = 2 ** 17;

/** The text of a file before the first occurrence of an ASCII text, or all of it; undefined where there is no such file. */
function textBefore(path: string, end: string): string | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    let read = Buffer.alloc(0);
    for (;;) {
      const chunk = Buffer.alloc(CHUNK);
      const size = readSync(file, chunk);
      const from = Math.max(0, read.length - end.length);
      read = Buffer.concat([read, chunk.subarray(0, size)]);
      const at = read.indexOf(end, from);
      if (at >= 0 || size === 0) return read.toString('utf8', 0, at >= 0 ? at : read.length);
    }
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readJson(path: string): { readonly version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function parsed(text: string): object | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
