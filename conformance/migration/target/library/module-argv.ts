import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { siblingModule } from '../../../core/text/sibling-module.ts';

/**
 * The arguments of our program that loads a Node module as a library. `specifier` is a path relative to `cwd`, or a package
 * that is found from there.
 *
 * @throws Error if there is no such package.
 */
export function moduleArgv(specifier: string, name: string, cwd: string): readonly [string, ...string[]] {
  const host = fileURLToPath(siblingModule(import.meta.url, './module-host'));
  return [process.execPath, host, addressOf(specifier, cwd), name];
}

function addressOf(specifier: string, cwd: string): string {
  if (/^(\.{0,2}\/|[a-z]:\\)/i.test(specifier)) return pathToFileURL(resolve(cwd, specifier)).href;
  return pathToFileURL(createRequire(resolve(cwd, 'package.json')).resolve(specifier)).href;
}
