/** Who may do what with a DAO when all is done (the interface document, "Migration parameters": unregisterOwner). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { ALL_PERMISSIONS, permissionsText } from '../oracle/permissions.ts';
import { same } from './controller.ts';
import { allDaos, bare, type DaoOnChain, plain, universal } from './dao-on-chain.ts';
import { generatedHeld } from './generated.ts';
import { once } from './once.ts';
import { universalPlain } from './universal-plain.ts';

const NO_CONTROLLER = 'no controller of the DAO can be read';
const may = ({ account }: DaoOnChain) => (account === undefined ? 'no permission' : permissionsText(account));
const whose = ({ scene, controller }: DaoOnChain) =>
  `the account ${scene.account.address} with the controller ${controller?.address}`;

/** The plain DAO, where nothing was registered, or was to be, once the account had nothing more to say. */
export const ordered = premise<MigrationTarget>()({
  name: 'revoked last',
  owners: { early: 'migration/ownership/last#early' },
  find: async (_tool, t: Trial<MigrationTarget, 'early'>) => {
    const dao = await t.use(plain);
    const { controller, scene } = dao;
    if (!controller) t.inconclusive(NO_CONTROLLER);
    const revoked = controller.unregistrations.find(({ values }) => same(values?.[1], scene.account.address));
    if (!revoked) return dao;
    const later = controller.registrations.find(({ block }) => block > revoked.block);
    const after = await scene.views.transactions(revoked.block + 1);
    const failed = after.find(({ to, ok }) => !ok && same(to, controller.address));
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

const unregistered = premise<MigrationTarget>()({
  name: 'owner unregistered',
  owners: { kept: 'migration/ownership/revoked#kept' },
  find: async (_tool, t: Trial<MigrationTarget, 'kept'>) => {
    const dao = await t.use(plain);
    if (!dao.controller) t.inconclusive(NO_CONTROLLER);
    for (const one of [dao, await t.attempt(universalPlain)]) {
      if (!one?.controller) continue;
      const kept = one.account !== undefined && {
        reason: 'kept' as const,
        expected: 'no permission',
        actual: may(one),
        at: whose(one),
      };
      t.judge(kept || undefined, one.scene.run);
    }
    return dao;
  },
});

export const revoked = check<MigrationTarget>()({
  proves: 'MIG-OW-001',
  reasons: { kept: 'with `unregisterOwner` the deploying account has a permission with the controller in the end' },
  run: async (_tool, t) => t.judge(undefined, (await t.use(unregistered)).scene.run),
});

export const last = check<MigrationTarget>()({
  proves: 'MIG-OW-002',
  reasons: { early: 'the deploying account is unregistered before every scheme is registered' },
  run: async (_tool, t) => {
    const { scene } = await t.use(ordered);
    t.judge(undefined, scene.run);
  },
});

export const kept = check<MigrationTarget>()({
  proves: 'MIG-OW-003',
  reasons: {
    failed: 'a DAO with `unregisterOwner` false cannot be migrated',
    revoked: 'with `unregisterOwner` false the deploying account has no permission in the end',
    changed: 'with `unregisterOwner` false the deploying account has not all the permissions that it had',
  },
  run: async (_tool, t) => {
    const dao = await t.use(universal);
    if (!dao.controller) t.inconclusive(NO_CONTROLLER);
    const wrong = dao.account !== ALL_PERMISSIONS && {
      reason: dao.account === undefined ? ('revoked' as const) : ('changed' as const),
      expected: `${permissionsText(ALL_PERMISSIONS)}, what it has of a controller that it makes`,
      actual: may(dao),
      at: whose(dao),
    };
    t.judge(wrong || undefined, dao.scene.run);
  },
});

export const byDefault = check<MigrationTarget>()({
  proves: 'MIG-OW-004',
  reasons: {
    failed: 'a DAO cannot be migrated where `unregisterOwner` is left out',
    'not-as-declared': 'where `unregisterOwner` is left out the permission is not kept, or revoked, as declared',
  },
  run: async (_tool, t) => {
    const dao = await t.use(bare);
    if (!dao.controller) t.inconclusive(NO_CONTROLLER);
    const defect = once(t.chose('owner-by-default', dao.account === undefined ? 'revoked' : 'kept'));
    t.judge(defect && { ...defect, actual: `${defect.actual}: ${may(dao)}`, at: whose(dao) }, dao.scene.run);
  },
});

/** What of a DAO another than its controller owns. */
async function ownerDefect<R extends string>(
  { owners, controller, scene }: DaoOnChain,
  part: keyof typeof owners,
  reason: R,
) {
  const owner = owners[part];
  if (controller ? same(owner, controller.address) : (await scene.views.codeAt(owner)) !== '0x') return undefined;
  const who = same(owner, scene.account.address) ? `the deploying account ${String(owner)}` : String(owner);
  return { reason, expected: `the controller${controller ? ` ${controller.address}` : ''}`, actual: who };
}

export const avatar = check<MigrationTarget>()({
  proves: 'MIG-OW-005',
  reasons: { owner: 'another than the controller owns the avatar' },
  run: async (_tool, t) => {
    await t.each(await allDaos(t), async (dao) => {
      if (dao.owners.avatar === undefined) t.inconclusive(`the avatar ${dao.avatar} does not tell its owner`);
      const defect = await ownerDefect(dao, 'avatar', 'owner');
      t.judge(defect && { ...defect, at: `owner() of the avatar ${dao.avatar}` }, dao.scene.run);
    });
  },
});

export const minting = check<MigrationTarget>()({
  proves: 'MIG-OW-006',
  reasons: {
    token: 'another than the controller owns the token, and can mint',
    reputation: 'another than the controller owns the reputation, and can mint',
  },
  run: async (_tool, t) => {
    await t.each(await allDaos(t), async (dao) => {
      for (const part of ['token', 'reputation'] as const) {
        if (dao.owners[part] === undefined) t.inconclusive(`the ${part} ${dao[part]} does not tell its owner`);
        const defect = await ownerDefect(dao, part, part);
        t.judge(defect && { ...defect, at: `owner() of the ${part} ${dao[part]}` }, dao.scene.run);
      }
    });
  },
});

export const generated = check<MigrationTarget>()({
  proves: ['MIG-OW-001', 'MIG-OW-003', 'MIG-OW-005', 'MIG-OW-006'],
  reasons: { differs: 'with generated parameters another may do what the controller or nobody is to' },
  run: async (_tool, t) => {
    // Who keeps what is to be revoked does so in every DAO that says so.
    await t.use(unregistered);
    await generatedHeld(t, 'ownership');
  },
});
