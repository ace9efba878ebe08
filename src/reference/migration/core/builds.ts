/** Contracts of the user's own: JSON files of builds, named like the contract, in a folder `custom-abis`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from '../error.ts';
import { type Artifact, readArtifact } from './artifact.ts';

export const CUSTOM_BUILDS = 'custom-abis';

/** Finds a build by its name; undefined where there is none. Throws a MigrationError where the file is no build. */
export type Builds = (name: string) => Artifact | undefined;

/** `folders`: where `custom-abis` is looked for, in this order. */
export function buildsIn(folders: readonly string[]): Builds {
  return (name) => {
    if (!/^\w+$/.test(name)) return undefined;
    for (const folder of new Set(folders)) {
      const path = join(folder, CUSTOM_BUILDS, `${name}.json`);
      const text = read(path);
      if (text === undefined) continue;
      try {
        return readArtifact(name, JSON.parse(text));
      } catch {
        throw new MigrationError(
          'params',
          `${path}: expected a build with "abi" and "bytecode" as a compiler writes it`,
        );
      }
    }
    return undefined;
  };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new MigrationError('params', `${path} cannot be read (${code})`);
  }
}
