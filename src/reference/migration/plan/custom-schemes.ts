/** Custom schemes: deployed or existing, set up or initialised (interface document, "CustomSchemes entry"). */
import { ZeroHash } from 'ethers/constants';
import { type Artifact, functionOf } from '../core/artifact.ts';
import type { CustomScheme } from '../params/items.ts';
import { type Meanings, meant } from './arguments.ts';
import type { Deployer } from './deployer.ts';
import type { Registration } from './registration.ts';

export interface CustomItem {
  readonly entry: CustomScheme;
  readonly artifact: Artifact;
}

/** The registrations of the custom schemes, in their order. */
export async function setUpCustom(
  deployer: Deployer,
  items: readonly CustomItem[],
  avatar: string,
  meanings: Meanings,
): Promise<Registration[]> {
  const registrations: Registration[] = [];
  for (const { entry, artifact } of items) {
    const name = entry.at;
    const scheme = await placeOf(deployer, entry, artifact, meanings);
    const call = entry.isUniversal ? 'setParameters' : 'initialize';
    const types = functionOf(artifact, call)?.inputs ?? [];
    const args = entry.isUniversal
      ? meant(entry.params, types, meanings)
      : [avatar, ...meant(entry.params, types.slice(1), meanings)];
    await deployer.call(`${name}: ${call}`, { to: scheme, of: artifact, name: call, args });
    const paramsHash = entry.isUniversal ? await hashOf(deployer, scheme, artifact, args) : ZeroHash;
    registrations.push({ name, scheme, paramsHash, permissions: entry.permissions });
  }
  return registrations;
}

async function placeOf(deployer: Deployer, { address, at }: CustomScheme, artifact: Artifact, { contracts }: Meanings) {
  if (typeof address === 'string') return address;
  const existing = address && contracts[address.StandAloneContract];
  return existing ?? deployer.deploy(`${at} ${artifact.name}`, artifact);
}

/** The result of setParameters; from getParametersHash where that exists, since it changes nothing. */
async function hashOf(deployer: Deployer, to: string, of: Artifact, args: readonly unknown[]): Promise<string> {
  const name =
    functionOf(of, 'getParametersHash')?.inputs.length === args.length ? 'getParametersHash' : 'setParameters';
  return (await deployer.view({ to, of, name, args })) as string;
}
