import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The program of ours that has a Node module. `specifier` is a path of `cwd`, or a package that is found from there.
 *
 * @throws Error where there is no such package.
 */
export function moduleArgv(specifier: string, name: string, cwd: string): readonly [string, ...string[]] {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const host = fileURLToPath(new URL(`./module-host${extension}`, import.meta.url));
  return [process.execPath, host, addressOf(specifier, cwd), name];
}

function addressOf(specifier: string, cwd: string): string {
  if (/^(\.{0,2}\/|[a-z]:\\)/i.test(specifier)) return pathToFileURL(resolve(cwd, specifier)).href;
  return pathToFileURL(createRequire(resolve(cwd, 'package.json')).resolve(specifier)).href;
}
