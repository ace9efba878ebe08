/** The contracts of a parameters file, as the sound tool looks at them before it spends gas. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Json, ToolRefusal } from './parts.test-tool.ts';

interface Item {
  readonly name: string;
  readonly params?: readonly unknown[];
  readonly runFunctions?: readonly { readonly functionName: string; readonly params?: readonly unknown[] }[];
  readonly coreVersion?: unknown;
  readonly fromCore?: boolean;
  readonly isUniversal?: boolean;
}
export const itemsOf = (params: Json): readonly Item[] => (params.StandAloneContracts as Item[] | undefined) ?? [];

/** The entries of the custom schemes, in either form. */
export const customSchemeEntriesOf = (params: Json): readonly (Item & { readonly address?: unknown })[] =>
  (Object.values(params.CustomSchemes ?? {}) as readonly Item[]).flat();

const isBuilt = ({ name, fromCore, address }: Item & { readonly address?: unknown }) =>
  !fromCore && address === undefined && existsSync(`custom-abis/${name}.json`);

/** Arguments with the stand-ins of a parameters file replaced by values of the same types. */
const standing = (given: readonly unknown[] = []) =>
  given.map((value) => {
    if (typeof value === 'string' && value.endsWith('Address')) return `0x${'00'.repeat(20)}`;
    const isReference = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isReference) return value;
    return 'voteParams' in value ? `0x${'00'.repeat(32)}` : `0x${'00'.repeat(20)}`;
  });

interface Build {
  readonly abi: readonly { readonly name?: string }[];
  readonly bytecode: string;
}
/** @throws ToolRefusal if the file has no ABI and bytecode. */
export function buildOf(name: string): Build {
  try {
    const build = JSON.parse(readFileSync(`custom-abis/${name}.json`, 'utf8'));
    if (Array.isArray(build.abi) && typeof build.bytecode === 'string') return build;
  } catch {}
  throw new ToolRefusal(`${name}: expected ABI and bytecode in custom-abis/${name}.json`);
}

/** Contract data, and the functions that are to be called. @throws ToolRefusal */
export function checkContracts(params: Json): void {
  for (const { name, fromCore, runFunctions = [] } of itemsOf(params)) {
    if (fromCore) throw new ToolRefusal(`StandAloneContracts: the core has no ${name}`);
    const { abi } = buildOf(name);
    for (const { functionName } of runFunctions)
      if (!abi.some((member) => member.name === functionName))
        throw new ToolRefusal(`${name} has no function ${functionName}`);
  }
  for (const { name, fromCore, address } of customSchemeEntriesOf(params)) if (!fromCore && !address) buildOf(name);
}

/** The arguments of constructors and calls, by their ABI. @throws Error of the encoder */
export function checkArguments(params: Json): void {
  // A build that is missing is reported by checkContracts.
  const [items, entries] = [itemsOf(params), customSchemeEntriesOf(params)].map((given) => given.filter(isBuilt));
  if (items!.length + entries!.length === 0) return;
  const { Interface } = createRequire(import.meta.url)('ethers') as typeof import('ethers');
  for (const { name, params: given, runFunctions = [] } of items!) {
    const abi = new Interface(buildOf(name).abi as never);
    abi.encodeDeploy(standing(given));
    for (const { functionName, params: to } of runFunctions)
      if (abi.hasFunction(functionName)) abi.encodeFunctionData(functionName, standing(to));
  }
  for (const { name, isUniversal, params: given = [] } of entries!) {
    const abi = new Interface(buildOf(name).abi as never);
    if (!isUniversal) abi.encodeFunctionData('initialize', standing(['AvatarAddress', ...given]));
  }
}
