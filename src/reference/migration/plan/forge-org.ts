/** The first transaction of the DaoCreator, which creates the DAO. */
import { ZeroAddress } from 'ethers/constants';
import { type Core, coreContract } from '../core/core-package.ts';
import type { Founder } from '../params/params.ts';
import type { Organisation } from './dao-context.ts';
import type { Deployer } from './deployer.ts';

export interface Forging {
  readonly core: Core;
  /** Address of the DaoCreator. */
  readonly creator: string;
  /** Names of the DAO and its token, and the symbol of the token. */
  readonly names: readonly [string, string, string];
  readonly founders: readonly Founder[];
  /** Address of the universal controller; by default the DAO gets its own controller. */
  readonly universal?: string | undefined;
}

/** Gives the avatar's address. */
export function forgeOrg(deployer: Deployer, forging: Forging): Promise<string> {
  const { core, creator: to, names, founders, universal = ZeroAddress } = forging;
  const of = coreContract(core, 'DaoCreator');
  const args = [...names, ...columns(founders), universal, 0n];
  // Cores from rc.34 on have no universal controller, and their forgeOrg has no argument for it.
  if (of.abi.getFunction('forgeOrg')?.inputs.length === args.length - 1) args.splice(-2, 1);
  return deployer.create('forgeOrg', { to, of, name: 'forgeOrg', args }, 'NewOrg', '_avatar');
}

/** The contracts of an avatar, from its views. */
export async function organisationOf(deployer: Deployer, core: Core, avatar: string): Promise<Organisation> {
  const of = coreContract(core, 'Avatar');
  const view = async (name: string) => `${await deployer.view({ to: avatar, of, name, args: [] })}`;
  const [token = '', reputation = '', controller = ''] = await Promise.all(
    ['nativeToken', 'nativeReputation', 'owner'].map(view),
  );
  return { avatar, token, reputation, controller };
}

/** Founders as arguments of contracts. */
export const columns = (founders: readonly Founder[]) => [
  founders.map(({ address }) => address),
  founders.map(({ tokens }) => tokens),
  founders.map(({ reputation }) => reputation),
];
