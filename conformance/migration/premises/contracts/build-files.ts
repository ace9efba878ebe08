import { resolve } from 'node:path';
import type { CompiledContract } from '../../inputs/contracts/compiled-contract.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Builds by the names that their files have. */
export type ContractBuilds = Readonly<Record<string, CompiledContract>>;

/** Build files in the folder `custom-abis`, as custom schemes have them. */
export function schemeFiles(tool: MigrationTarget, builds: ContractBuilds): Readonly<Record<string, string>> {
  return filesIn(tool.fileOf('custom-abis'), builds);
}

/**
 * Those of stand-alone contracts. The interface document does not say where the "JSON file named like the contract"
 * lies, so they are both in the working folder and in `custom-abis`.
 */
export function contractFiles(tool: MigrationTarget, builds: ContractBuilds): Readonly<Record<string, string>> {
  return { ...filesIn('.', builds), ...schemeFiles(tool, builds) };
}

function filesIn(folder: string, builds: ContractBuilds): Readonly<Record<string, string>> {
  const files = Object.entries(builds).map(([name, build]) => [
    // An absolute one stays where it is.
    folder.startsWith('/') ? resolve(folder, `${name}.json`) : `${folder}/${name}.json`,
    `${JSON.stringify({ ...build, contractName: name }, null, 2)}\n`,
  ]);
  return Object.fromEntries(files);
}

/**
 * Whether the tool has a contract of the document, and parameters give it the same name: what it calls otherwise would
 * need files that are called so, too.
 */
export function hasByName(tool: MigrationTarget, name: string): boolean {
  return tool.has('contracts', name) && tool.paramsText({ default: { name } }, 'private').includes(`"${name}"`);
}

/** Files of a place in which a tool finds its parameters and one contract's data. */
export function ownedContractFiles(tool: MigrationTarget, owned: string | undefined): Record<string, string> {
  return owned === undefined ? {} : { [`${tool.fileOf('custom-abis')}/Owned.json`]: owned };
}
