import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code of a contract in the builds of the core package, in lower case; undefined where they have no such contract. */
export type CoreBuilds = (name: string) => string | undefined;

/** Reads builds of Truffle or Hardhat in folders: `<NAME>.json` with `deployedBytecode`. The first folder that has one counts. */
export function coreBuildsIn(folders: readonly string[]): CoreBuilds {
  return (name) => {
    for (const folder of folders) {
      const code = deployedCode(join(folder, `${name}.json`));
      if (code !== undefined) return code;
    }
    return undefined;
  };
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
