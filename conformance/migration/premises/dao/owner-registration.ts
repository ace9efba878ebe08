/** The permissions of the deploying account with a DAO's controller. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { ContractEvent } from '../../target/chain/views.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { requireParams } from '../parameters/required-params.ts';
import { plainDaoOnChain } from './all-daos.ts';
import type { DaoOnChain } from './dao-on-chain.ts';
import { untrackedUniversalDao } from './untracked-universal-dao.ts';

export const NO_CONTROLLER_TEXT = 'no controller of the DAO can be read';
export const accountPermissionsText = ({ account }: DaoOnChain) =>
  account === undefined ? 'no permission' : permissionsText(account);
export const accountText = ({ scene, controller }: DaoOnChain) =>
  `the account ${scene.account.address} with the controller ${controller?.address}`;

/** The moment at which the deploying account of a DAO lost its permissions, and what happened later. */
interface OwnerRevocation {
  readonly run: Run;
  /** Absent if there is no event that the account was unregistered. */
  readonly revoked?: ContractEvent;
  /** A scheme that was registered in a later block. */
  readonly laterRegistration?: ContractEvent | undefined;
  /** A transaction to the controller that failed in a later block. */
  readonly failed?: MinedTransaction | undefined;
}

/** An account that is unregistered before every scheme is registered. */
export function earlyRevocationDefect({
  revoked,
  laterRegistration,
  failed,
}: OwnerRevocation): Defect<'early'> | undefined {
  if (!revoked || !(laterRegistration ?? failed)) return undefined;
  return {
    reason: 'early',
    expected: 'every scheme registered before',
    actual: laterRegistration
      ? `${String(laterRegistration.values?.[1])} registered in block ${laterRegistration.block}`
      : `a transaction to the controller that failed, in block ${failed?.block}`,
    at: `the account is unregistered in block ${revoked.block}, ${revoked.transaction}`,
  };
}

/** The plain DAO. Its deploying account is unregistered after every scheme is registered. */
export const daoRevokedLast = premise<MigrationTarget>()({
  name: 'dao-revoked-last',
  reasons: ['early'],
  find: async (_tool, t: Trial<MigrationTarget, 'early'>): Promise<OwnerRevocation> => {
    const { controller, scene } = await t.use(plainDaoOnChain);
    const { run, account, views } = scene;
    if (!controller) t.inconclusive(NO_CONTROLLER_TEXT);
    const revoked = controller.unregistrations.find(({ values }) => isSameAddress(values?.[1], account.address));
    if (!revoked) return { run };
    const laterRegistration = controller.registrations.find(({ block }) => block > revoked.block);
    const laterTransactions = await views.transactions(revoked.block + 1);
    const failed = laterTransactions.find(({ to, ok }) => !ok && isSameAddress(to, controller.address));
    const revocation = { run, revoked, laterRegistration, failed };
    t.judge(earlyRevocationDefect(revocation), run);
    return revocation;
  },
});

/** A deploying account that has a permission in the end. */
export const keptPermissionDefect = (dao: DaoOnChain): Defect<'kept'> | undefined =>
  dao.account === undefined
    ? undefined
    : { reason: 'kept', expected: 'no permission', actual: accountPermissionsText(dao), at: accountText(dao) };

/** The plain DAO. Its deploying account has no permission in the end. */
export const unregisteredOwner = premise<MigrationTarget>()({
  name: 'unregistered-owner',
  reasons: ['kept'],
  find: async (tool, t: Trial<MigrationTarget, 'kept'>) => {
    requireParams(tool, t, 'unregisterOwner');
    const plain = await t.use(plainDaoOnChain);
    if (!plain.controller) t.inconclusive(NO_CONTROLLER_TEXT);
    for (const dao of [plain, await t.attempt(untrackedUniversalDao)])
      if (dao?.controller) t.judge(keptPermissionDefect(dao), dao.scene.run);
    return plain;
  },
});
