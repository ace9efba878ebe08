/** The core contracts, as their own package has built them. Nothing of it is copied. */
import { readFile } from 'node:fs/promises';
import { Refusal } from './refusal.mjs';

export const CORE_VERSION = '0.0.1-rc.14';
const BUILDS = new URL('./node_modules/@daostack/arc/build/contracts/', import.meta.url);

/** The artifact that Ignition needs, from a build of Truffle or Hardhat. */
export function artifactOf(name, { abi, bytecode, deployedBytecode = '0x' }) {
  const links = { linkReferences: {}, deployedLinkReferences: {} };
  return {
    _format: 'hh-sol-artifact-1',
    contractName: name,
    sourceName: '',
    abi,
    bytecode,
    deployedBytecode,
    ...links,
  };
}

/** A contract of the core. undefined where there is none of that name. */
export async function coreArtifact(name) {
  if (!/^\w+$/.test(name)) return undefined;
  const text = await readFile(new URL(`${name}.json`, BUILDS), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : artifactOf(name, JSON.parse(text));
}

/** Whether an address has the code of this contract of the core. Nothing in it is set at deployment: it is as it was built. */
export async function hasCode(request, address, name) {
  const found = await request({ method: 'eth_getCode', params: [address, 'latest'] });
  const { deployedBytecode } = (await coreArtifact(name)) ?? {};
  return found !== '0x' && found.toLowerCase() === deployedBytecode?.toLowerCase();
}

/** How Ignition finds contracts that a module names. */
export const resolver = {
  async loadArtifact(name) {
    const artifact = await coreArtifact(name);
    if (artifact === undefined) throw new Error(`the core ${CORE_VERSION} has no contract ${name}`);
    return artifact;
  },
  getBuildInfo: async () => undefined,
};

/** Refuses every version but the installed one, because the contracts of another version differ. */
export function onlyCore(version, where) {
  if (version === undefined || version === CORE_VERSION) return;
  throw new Refusal(`${where}: core version ${JSON.stringify(version)} is not available, only ${CORE_VERSION}`);
}
