/** A DAO that is deployed contract by contract. The account hands its ownership over to the controller. */
import { functionOf } from '../core/artifact.ts';
import { coreContract } from '../core/core-package.ts';
import { baseContract } from './base.ts';
import type { DaoPlan, Founded, Organisation } from './dao-context.ts';
import type { Registration } from './registration.ts';
import { together } from './together.ts';

export async function build(plan: DaoPlan): Promise<Founded> {
  const { deployer, core, baseCore, base, params } = plan;
  const contract = (name: string) => coreContract(core, name);
  const [token, reputation] = await together([
    deployer.deploy('DAOToken', contract('DAOToken'), [params.tokenName, params.tokenSymbol, 0n]),
    deployer.deploy('Reputation', contract('Reputation')),
  ]);
  const avatar = await deployer.deploy('Avatar', contract('Avatar'), [params.orgName, token, reputation]);
  const minted = [
    ['reputation', 'Reputation', reputation],
    ['tokens', 'DAOToken', token],
  ] as const;
  const mints = minted.flatMap(([key, name, to = '']) =>
    params.founders.flatMap((founder, i) => {
      if (founder[key] === 0n) return [];
      const args = [founder.address, founder[key]];
      return [deployer.call(`founders[${i}].${key}`, { to, of: contract(name), name: 'mint', args })];
    }),
  );
  const controllerArgs = params.useUController
    ? Promise.resolve(base.UController ?? '')
    : deployer.deploy('Controller', contract('Controller'), [avatar]);
  await together<unknown>([...mints, controllerArgs]);
  const controller = await controllerArgs;
  const organisation = { avatar, token: token ?? '', reputation: reputation ?? '', controller };
  const owned = [
    ['Avatar', avatar],
    ['Reputation', organisation.reputation],
    ['DAOToken', organisation.token],
  ] as const;
  await together([
    // Only the avatar's owner may do this, and the owner is still the account.
    ...(!params.noTrack && base.DAOTracker ? [track(plan, organisation)] : []),
    ...owned.map(([name, to]) => {
      const hand = { to, of: contract(name), name: 'transferOwnership', args: [controller] };
      return deployer.call(`${name}: transferOwnership`, hand);
    }),
  ]);
  if (params.useUController) {
    const call = { to: controller, of: coreContract(baseCore, 'UController'), name: 'newOrganization', args: [avatar] };
    await deployer.call('newOrganization', call);
  }
  return { avatar, whole: async () => organisation };
}

/** Later trackers need the version as well. */
async function track({ deployer, core, baseCore, base }: DaoPlan, { avatar, controller }: Organisation): Promise<void> {
  const of = baseContract(baseCore, 'DAOTracker');
  const args = [avatar, controller, core.version].slice(0, functionOf(of, 'track')?.inputs.length);
  await deployer.call('track', { to: base.DAOTracker ?? '', of, name: 'track', args });
}

/** `unregisterOwner` comes last: without its permission the account could register nothing more. */
export async function register(plan: DaoPlan, founded: Founded, list: readonly Registration[]) {
  const { avatar, controller: to } = await founded.whole();
  const { deployer, core, baseCore, params } = plan;
  const of = params.useUController ? coreContract(baseCore, 'UController') : coreContract(core, 'Controller');
  await together(
    list.map(({ name, scheme, paramsHash, permissions }) => {
      const args = [scheme, paramsHash, permissions, avatar];
      return deployer.call(`register ${name}`, { to, of, name: 'registerScheme', args });
    }),
  );
  if (!params.unregisterOwner) return;
  const args = [deployer.account, avatar];
  await deployer.call('unregister the owner', { to, of, name: 'unregisterScheme', args });
}
