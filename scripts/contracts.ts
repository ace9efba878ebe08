/**
 * Compiles `contracts/` with `hardhat.config.ts` into `conformance/migration/inputs/contracts/generated/contracts.ts`,
 * so that judging a migration needs no compiler. Run it after a change of `contracts/`: `node scripts/contracts.ts`.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import config from '../hardhat.config.ts';
import { withDigest } from './contract-digest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = new URL('../conformance/migration/inputs/contracts/generated/contracts.ts', import.meta.url);

/** The text of the generated module. @throws Error where something does not compile. */
export async function compiledContracts(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-contracts-'));
  try {
    const paths = { ...config.paths, artifacts: join(folder, 'artifacts'), cache: join(folder, 'cache') };
    const { tasks, artifacts } = await createHardhatRuntimeEnvironment({ ...config, paths }, {}, root);
    await tasks.getTask('build').run({ quiet: true });
    const names = [...(await artifacts.getAllFullyQualifiedNames())].sort();
    const contracts: Record<string, object> = {};
    for (const name of names) {
      const { contractName, abi, bytecode, deployedBytecode } = await artifacts.readArtifact(name);
      contracts[contractName] = { contractName, abi, bytecode, deployedBytecode };
    }
    const member = (name: string) => `  ${name}: ${JSON.stringify(contracts[name], null, 1)},\n`;
    const module = [
      '// Generated from contracts/ by `node scripts/contracts.ts`. Edit contracts/, not this.\n',
      "import type { CompiledContract } from '../compiled-contract.ts';\n\n",
      'export const CONTRACTS = {\n',
      ...Object.keys(contracts).map(member),
      '} satisfies Readonly<Record<string, CompiledContract>>;\n',
    ].join('');
    return withDigest(module);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, await compiledContracts());
}
