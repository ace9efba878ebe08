import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * The version of the package of a module that is given by the name of a package. undefined for a path, which may be in a
 * working copy of any version, and where no `package.json` of that name is above the module.
 */
export function packageVersion(specifier: string, cwd: string): string | undefined {
  const [, name] = /^((?:@[^/]+\/)?[^./@][^/]*)/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  let folder = dirname(createRequire(resolve(cwd, 'package.json')).resolve(specifier));
  for (;;) {
    const version = versionIn(join(folder, 'package.json'), name);
    const parent = dirname(folder);
    if (version !== undefined || parent === folder) return version;
    folder = parent;
  }
}

/** The version in a `package.json` of that name; undefined for another file. */
function versionIn(file: string, name: string): string | undefined {
  try {
    const { name: found, version } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return found === name && typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
