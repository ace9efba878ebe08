/** A DAO that the DaoCreator makes. It registers the schemes as well, and nobody else has any permission. */
import { ZeroAddress } from 'ethers';
import { coreContract } from '../core/core-package.ts';
import type { Founder } from '../params/params.ts';
import type { DaoPlan, Organisation, Registration } from './dao-context.ts';

/** How many founders fit in the first transaction, and in each further one. */
const FIRST = 20;
const FURTHER = 100;

export async function forge({ deployer, baseCore: core, base, params }: DaoPlan): Promise<Organisation> {
  const of = coreContract(core, 'DaoCreator');
  const to = base.DaoCreator ?? '';
  const [first = [], ...further] = batches(params.founders);
  const universal = params.useUController ? base.UController : ZeroAddress;
  const names = [params.orgName, params.tokenName, params.tokenSymbol];
  const args = [...names, ...columns(first), universal, 0n];
  // Cores from rc.34 on know no universal controller, and their forgeOrg has no place for it.
  if (of.abi.getFunction('forgeOrg')?.inputs.length === args.length - 1) args.splice(-2, 1);
  const avatar = await deployer.create('forgeOrg', { to, of, name: 'forgeOrg', args }, 'NewOrg', '_avatar');
  for (const [i, batch] of further.entries()) {
    await deployer.call(`addFounders (${i})`, { to, of, name: 'addFounders', args: [avatar, ...columns(batch)] });
  }
  const view = async (name: string) =>
    `${await deployer.view({ to: avatar, of: coreContract(core, 'Avatar'), name, args: [] })}`;
  const [token, reputation, controller] = [
    await view('nativeToken'),
    await view('nativeReputation'),
    await view('owner'),
  ];
  return { avatar, token, reputation, controller };
}

export async function setSchemes(plan: DaoPlan, { avatar }: Organisation, list: readonly Registration[]) {
  const column = (key: keyof Registration) => list.map((one) => one[key]);
  const args = [avatar, column('scheme'), column('paramsHash'), column('permissions'), 'metaData'];
  const of = coreContract(plan.baseCore, 'DaoCreator');
  await plan.deployer.call('setSchemes', { to: plan.base.DaoCreator ?? '', of, name: 'setSchemes', args });
}

function batches(founders: readonly Founder[]): Founder[][] {
  const found = [founders.slice(0, FIRST)];
  for (let i = FIRST; i < founders.length; i += FURTHER) found.push(founders.slice(i, i + FURTHER));
  return found;
}

const columns = (founders: readonly Founder[]) => [
  founders.map(({ address }) => address),
  founders.map(({ tokens }) => tokens),
  founders.map(({ reputation }) => reputation),
];
