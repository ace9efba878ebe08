import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The builds of the core package, of one version or of several. */
export interface CoreBuilds {
  /** The code of a contract, in lower case; undefined where they have no such contract. */
  (name: string): string | undefined;
  /** Whether each folder has the contract: the folders may be of several versions, and it is not known which was deployed. */
  readonly inEach: (name: string) => boolean;
}

/** Reads builds of Truffle or Hardhat in folders: `<NAME>.json` with `deployedBytecode`. The first folder that has one counts. */
export function coreBuildsIn(folders: readonly string[]): CoreBuilds {
  const codeIn = (folder: string, name: string) => deployedCode(join(folder, `${name}.json`));
  const find = (name: string) => {
    for (const folder of folders) {
      const code = codeIn(folder, name);
      if (code !== undefined) return code;
    }
    return undefined;
  };
  const inEach = (name: string) => folders.every((folder) => codeIn(folder, name) !== undefined);
  return Object.assign(find, { inEach });
}

function deployedCode(path: string): string | undefined {
  try {
    const { deployedBytecode } = JSON.parse(readFileSync(path, 'utf8')) as { readonly deployedBytecode?: unknown };
    return typeof deployedBytecode === 'string' && deployedBytecode.length > 2
      ? deployedBytecode.toLowerCase()
      : undefined;
  } catch {
    return undefined;
  }
}
