/** A DAO from the DaoCreator. The DaoCreator registers the schemes as well, and nobody else has a permission. */
import { coreContract } from '../core/core-package.ts';
import type { Founder } from '../params/params.ts';
import type { DaoPlan, Founded } from './dao-context.ts';
import { columns, forgeOrg, organisationOf } from './forge-org.ts';
import type { Registration } from './registration.ts';
import { together } from './together.ts';

/** How many founders fit into the first transaction, and into each further transaction. */
const FIRST = 20;
const FURTHER = 100;

export async function forge({ deployer, baseCore: core, base, params }: DaoPlan): Promise<Founded> {
  const of = coreContract(core, 'DaoCreator');
  const to = base.DaoCreator ?? '';
  const [founders = [], ...further] = batches(params.founders);
  const names = [params.orgName, params.tokenName, params.tokenSymbol] as const;
  const universal = params.useUController ? base.UController : undefined;
  const avatar = await forgeOrg(deployer, { core, creator: to, names, founders, universal });
  await together(
    further.map((batch, i) => {
      const args = [avatar, ...columns(batch)];
      return deployer.call(`addFounders (${i})`, { to, of, name: 'addFounders', args });
    }),
  );
  let whole: ReturnType<typeof organisationOf> | undefined;
  return { avatar, whole: () => (whole ??= organisationOf(deployer, core, avatar)) };
}

export async function setSchemes(plan: DaoPlan, { avatar }: Founded, list: readonly Registration[]) {
  const column = (key: keyof Registration) => list.map((registration) => registration[key]);
  const args = [avatar, column('scheme'), column('paramsHash'), column('permissions'), 'metaData'];
  const of = coreContract(plan.baseCore, 'DaoCreator');
  await plan.deployer.call('setSchemes', { to: plan.base.DaoCreator ?? '', of, name: 'setSchemes', args });
}

function batches(founders: readonly Founder[]): Founder[][] {
  const batches = [founders.slice(0, FIRST)];
  for (let i = FIRST; i < founders.length; i += FURTHER) batches.push(founders.slice(i, i + FURTHER));
  return batches;
}
