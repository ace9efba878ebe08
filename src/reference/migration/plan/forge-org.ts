/** What the DaoCreator makes with its first transaction. */
import { ZeroAddress } from 'ethers';
import { type Core, coreContract } from '../core/core-package.ts';
import type { Founder } from '../params/params.ts';
import type { Organisation } from './dao-context.ts';
import type { Deployer } from './deployer.ts';

export interface Forging {
  readonly core: Core;
  /** Address of the DaoCreator. */
  readonly creator: string;
  /** Of the DAO, of its token, and that one's symbol. */
  readonly names: readonly [string, string, string];
  readonly founders: readonly Founder[];
  /** Address of the controller that many share; by default the DAO gets one of its own. */
  readonly universal?: string | undefined;
}

/** Gives the avatar's address. */
export function forgeOrg(deployer: Deployer, forging: Forging): Promise<string> {
  const { core, creator: to, names, founders, universal = ZeroAddress } = forging;
  const of = coreContract(core, 'DaoCreator');
  const args = [...names, ...columns(founders), universal, 0n];
  // Cores from rc.34 on know no universal controller, and their forgeOrg has no place for it.
  if (of.abi.getFunction('forgeOrg')?.inputs.length === args.length - 1) args.splice(-2, 1);
  return deployer.create('forgeOrg', { to, of, name: 'forgeOrg', args }, 'NewOrg', '_avatar');
}

/** What belongs to an avatar, by its own views. */
export async function organisationOf(deployer: Deployer, core: Core, avatar: string): Promise<Organisation> {
  const of = coreContract(core, 'Avatar');
  const view = async (name: string) => `${await deployer.view({ to: avatar, of, name, args: [] })}`;
  const token = await view('nativeToken');
  return { avatar, token, reputation: await view('nativeReputation'), controller: await view('owner') };
}

/** Founders as contracts take them. */
export const columns = (founders: readonly Founder[]) => [
  founders.map(({ address }) => address),
  founders.map(({ tokens }) => tokens),
  founders.map(({ reputation }) => reputation),
];
