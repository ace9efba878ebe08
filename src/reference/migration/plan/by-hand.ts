/** A DAO made contract by contract. What the account owns at first it hands over to the controller. */
import { functionOf } from '../core/artifact.ts';
import { coreContract } from '../core/core-package.ts';
import { baseContract } from './base.ts';
import type { DaoPlan, Organisation, Registration } from './dao-context.ts';

export async function build(plan: DaoPlan): Promise<Organisation> {
  const { deployer, core, baseCore, base, params } = plan;
  const contract = (name: string) => coreContract(core, name);
  const token = await deployer.deploy('DAOToken', contract('DAOToken'), [params.tokenName, params.tokenSymbol, 0n]);
  const reputation = await deployer.deploy('Reputation', contract('Reputation'));
  const avatar = await deployer.deploy('Avatar', contract('Avatar'), [params.orgName, token, reputation]);
  for (const [key, name, to] of [
    ['reputation', 'Reputation', reputation],
    ['tokens', 'DAOToken', token],
  ] as const) {
    for (const [i, founder] of params.founders.entries()) {
      if (founder[key] === 0n) continue;
      const args = [founder.address, founder[key]];
      await deployer.call(`founders[${i}].${key}`, { to, of: contract(name), name: 'mint', args });
    }
  }
  const controller = params.useUController
    ? (base.UController ?? '')
    : await deployer.deploy('Controller', contract('Controller'), [avatar]);
  const organisation = { avatar, token, reputation, controller };
  // Only the avatar's owner may do so, and that is still the account.
  if (!params.noTrack && base.DAOTracker) await track(plan, organisation);
  for (const [name, to] of [
    ['Avatar', avatar],
    ['Reputation', reputation],
    ['DAOToken', token],
  ] as const) {
    const hand = { to, of: contract(name), name: 'transferOwnership', args: [controller] };
    await deployer.call(`${name}: transferOwnership`, hand);
  }
  if (params.useUController) {
    const call = { to: controller, of: coreContract(baseCore, 'UController'), name: 'newOrganization', args: [avatar] };
    await deployer.call('newOrganization', call);
  }
  return organisation;
}

/** Later trackers want to know the version as well. */
async function track({ deployer, core, baseCore, base }: DaoPlan, { avatar, controller }: Organisation): Promise<void> {
  const of = baseContract(baseCore, 'DAOTracker');
  const args = [avatar, controller, core.version].slice(0, functionOf(of, 'track')?.inputs.length);
  await deployer.call('track', { to: base.DAOTracker ?? '', of, name: 'track', args });
}

/** `unregisterOwner` comes last: without its permission the account could register nothing more. */
export async function register(plan: DaoPlan, { avatar, controller: to }: Organisation, list: readonly Registration[]) {
  const { deployer, core, baseCore, params } = plan;
  const of = params.useUController ? coreContract(baseCore, 'UController') : coreContract(core, 'Controller');
  for (const { name, scheme, paramsHash, permissions } of list) {
    const args = [scheme, paramsHash, permissions, avatar];
    await deployer.call(`register ${name}`, { to, of, name: 'registerScheme', args });
  }
  if (!params.unregisterOwner) return;
  const args = [deployer.account, avatar];
  await deployer.call('unregister the owner', { to, of, name: 'unregisterScheme', args });
}
