/** Contracts of the user: JSON files of builds, named like the contract, in a folder `custom-abis`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from '../error.ts';
import { type Artifact, readArtifact } from './artifact.ts';

export const CUSTOM_BUILDS = 'custom-abis';

/** Finds a build by its name; undefined where no file has it. Throws a MigrationError where the file is not a build. */
export type Builds = (name: string) => Artifact | undefined;

/** `folders`: the folders with `custom-abis`, in the order of the search. */
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
