/** What the deploying account may do with a DAO's controller. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { plainDaoOnChain } from './all-daos.ts';
import type { DaoOnChain } from './dao-on-chain.ts';
import { untrackedUniversalDao } from './untracked-universal-dao.ts';

export const NO_CONTROLLER_TEXT = 'no controller of the DAO can be read';
export const accountPermissionsText = ({ account }: DaoOnChain) =>
  account === undefined ? 'no permission' : permissionsText(account);
export const accountText = ({ scene, controller }: DaoOnChain) =>
  `the account ${scene.account.address} with the controller ${controller?.address}`;

/** The plain DAO, where nothing was registered, or was to be, once the account had nothing more to say. */
export const daoRevokedLast = premise<MigrationTarget>()({
  name: 'revoked last',
  reasons: ['early'],
  find: async (_tool, t: Trial<MigrationTarget, 'early'>) => {
    const dao = await t.use(plainDaoOnChain);
    const { controller, scene } = dao;
    if (!controller) t.inconclusive(NO_CONTROLLER_TEXT);
    const revoked = controller.unregistrations.find(({ values }) =>
      sameIgnoringCase(values?.[1], scene.account.address),
    );
    if (!revoked) return dao;
    const later = controller.registrations.find(({ block }) => block > revoked.block);
    const after = await scene.views.transactions(revoked.block + 1);
    const failed = after.find(({ to, ok }) => !ok && sameIgnoringCase(to, controller.address));
    const early = (later ?? failed) && {
      reason: 'early' as const,
      expected: 'every scheme registered before',
      actual: later
        ? `${String(later.values?.[1])} registered in block ${later.block}`
        : `a transaction to the controller that failed, in block ${failed?.block}`,
      at: `the account is unregistered in block ${revoked.block}, ${revoked.transaction}`,
    };
    t.judge(early, scene.run);
    return dao;
  },
});

export const unregisteredOwner = premise<MigrationTarget>()({
  name: 'owner unregistered',
  reasons: ['kept'],
  find: async (_tool, t: Trial<MigrationTarget, 'kept'>) => {
    const dao = await t.use(plainDaoOnChain);
    if (!dao.controller) t.inconclusive(NO_CONTROLLER_TEXT);
    for (const one of [dao, await t.attempt(untrackedUniversalDao)]) {
      if (!one?.controller) continue;
      const kept = one.account !== undefined && {
        reason: 'kept' as const,
        expected: 'no permission',
        actual: accountPermissionsText(one),
        at: accountText(one),
      };
      t.judge(kept || undefined, one.scene.run);
    }
    return dao;
  },
});
