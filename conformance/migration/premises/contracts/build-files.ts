import { resolve } from 'node:path';
import type { CompiledContract } from '../../inputs/contracts/compiled-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Builds by the names of their files. */
export type ContractBuilds = Readonly<Record<string, CompiledContract>>;

/** The build files of custom schemes, in the folder `custom-abis`. */
export function schemeFiles(tool: MigrationTarget, builds: ContractBuilds): Readonly<Record<string, string>> {
  return filesIn(tool.fileOf('custom-abis'), builds);
}

/**
 * The build files of stand-alone contracts. The interface document does not name the folder of the "JSON file named like the
 * contract", so that they are both in the working folder and in `custom-abis`.
 */
export function contractFiles(tool: MigrationTarget, builds: ContractBuilds): Readonly<Record<string, string>> {
  return { ...filesIn('.', builds), ...schemeFiles(tool, builds) };
}

function filesIn(folder: string, builds: ContractBuilds): Readonly<Record<string, string>> {
  const files = Object.entries(builds).map(([name, build]) => [
    // `custom-abis` may be an absolute path.
    folder.startsWith('/') ? resolve(folder, `${name}.json`) : `${folder}/${name}.json`,
    `${JSON.stringify({ ...build, contractName: name }, null, 2)}\n`,
  ]);
  return Object.fromEntries(files);
}

/**
 * Whether the tool has a contract of the document and uses the document's name for it in parameters. Another name would need
 * files of that name, too.
 */
export function hasByName(tool: MigrationTarget, name: string): boolean {
  return tool.has('contracts', name) && tool.paramsText({ default: { name } }, 'private').includes(`"${name}"`);
}

/** The file with the contract data of `Owned`; no file where `owned` is undefined. */
export function ownedContractFiles(tool: MigrationTarget, owned: string | undefined): Record<string, string> {
  return owned === undefined ? {} : { [`${tool.fileOf('custom-abis')}/Owned.json`]: owned };
}
