/** Flags of a parameters file: by which controller, by which creator, tracked or not. */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { same } from './controller.ts';
import { bare, created, type DaoOnChain, full, plain, universal } from './dao-on-chain.ts';
import { tracked } from './tracked-dao.ts';
import { universalPlain } from './universal-plain.ts';

const NO_UCONTROLLER = 'the tool has no UController';

/** Whether the controller is the one that was asked for. */
function controllerDefect<R extends string>(dao: DaoOnChain, reasons: { readonly universal: R; readonly own: R }) {
  const { owners, controller, scene } = dao;
  const found = controller?.address ?? owners.avatar;
  const universal = same(found, scene.base.UController);
  const wanted = dao.params.useUController === true;
  if (universal === wanted) return undefined;
  return {
    reason: wanted ? reasons.universal : reasons.own,
    expected: wanted ? `the UController of the base, ${scene.base.UController}` : 'a controller of its own',
    actual: universal ? `the UController of the base, ${found}` : `${found}`,
    at: `the controller of the avatar ${dao.avatar}`,
  } satisfies Defect<R>;
}

export const controller = check<MigrationTarget>()({
  proves: 'MIG-PR-012',
  reasons: {
    failed: 'a DAO with `useUController` cannot be migrated',
    universal: 'with `useUController` another controls the DAO than the UController of the base',
    own: 'without `useUController` the UController of the base controls the DAO',
    shared: 'without `useUController` one controller controls two DAOs',
  },
  run: async (tool, t) => {
    const reasons = { universal: 'universal', own: 'own' } as const;
    const first = await t.use(plain);
    t.judge(controllerDefect(first, reasons), first.scene.run);
    if (!tool.has('contracts', 'UController')) return t.note(NO_UCONTROLLER);
    for (const dao of [await t.use(universal), await t.attempt(full)])
      if (dao) t.judge(controllerDefect(dao, reasons), dao.scene.run);
    const [one, other] = [await t.attempt(created), await t.attempt(bare)];
    if (!one?.controller || !other?.controller) return;
    t.judge(controllerDefect(one, reasons), one.scene.run);
    const shared = same(one.controller.address, other.controller.address) && {
      reason: 'shared' as const,
      expected: 'a controller of its own',
      actual: `that of the avatar ${one.avatar}, ${one.controller.address}`,
      at: `the controller of the avatar ${other.avatar}`,
    };
    t.judge(shared || undefined, other.scene.run);
  },
});

export const controllerDefault = check<MigrationTarget>()({
  proves: 'MIG-PR-013',
  reasons: {
    failed: 'a DAO cannot be migrated where `useUController` is left out',
    universal: 'where `useUController` is left out the UController of the base controls the DAO',
  },
  run: async (_tool, t) => {
    const dao = await t.use(bare);
    t.judge(controllerDefect(dao, { universal: 'universal', own: 'universal' }), dao.scene.run);
  },
});

function creatorDefect<R extends string>(dao: DaoOnChain, reasons: { readonly lacks: R; readonly has: R }) {
  const wanted = dao.params.useDaoCreator === true;
  if (dao.created === wanted) return undefined;
  return {
    reason: wanted ? reasons.lacks : reasons.has,
    expected: wanted ? 'created by the DaoCreator of the base' : 'no part of the DaoCreator in it',
    actual: dao.created ? 'the DaoCreator created it, or was called' : 'the DaoCreator does not know of it',
    at: `the avatar ${dao.avatar}, DaoCreator ${dao.scene.base.DaoCreator}`,
  } satisfies Defect<R>;
}

export const creator = check<MigrationTarget>()({
  proves: 'MIG-PR-014',
  reasons: {
    failed: 'a DAO with `useDaoCreator` cannot be migrated',
    lacks: 'with `useDaoCreator` the DaoCreator of the base does not create the DAO',
    has: 'without `useDaoCreator` the DaoCreator has a part in it',
  },
  run: async (_tool, t) => {
    const reasons = { lacks: 'lacks', has: 'has' } as const;
    for (const dao of [await t.use(plain), await t.use(created), await t.attempt(full), await t.attempt(universal)])
      if (dao) t.judge(creatorDefect(dao, reasons), dao.scene.run);
  },
});

export const creatorDefault = check<MigrationTarget>()({
  proves: 'MIG-PR-015',
  reasons: {
    failed: 'a DAO cannot be migrated where `useDaoCreator` is left out',
    has: 'where `useDaoCreator` is left out the DaoCreator has a part in it',
  },
  run: async (_tool, t) => {
    const dao = await t.use(bare);
    t.judge(creatorDefect(dao, { lacks: 'has', has: 'has' }), dao.scene.run);
  },
});

export const tracking = check<MigrationTarget>()({
  proves: 'MIG-PR-016',
  reasons: {
    failed: 'a DAO with `noTrack` false cannot be migrated',
    untracked: 'with `noTrack` false the DAO is not on the DAO tracker of the base',
    tracked: 'with `noTrack` true a DAO tracker is told of the DAO',
    'not-as-declared': 'whether the core package has a DAO tracker is not as declared',
  },
  run: async (_tool, t) => {
    for (const without of [await t.use(plain), await t.attempt(universalPlain)]) {
      if (!without) continue;
      const told = without.tracked && {
        reason: 'tracked' as const,
        expected: 'no DAO tracker that is told of it',
        actual: 'TrackDAO',
        at: `the avatar ${without.avatar}`,
      };
      t.judge(told || undefined, without.scene.run);
    }
    const dao = await t.use(tracked);
    t.judge(undefined, dao.scene.run);
  },
});

export const trackingDefault = check<MigrationTarget>()({
  proves: 'MIG-PR-017',
  reasons: {
    failed: 'a DAO cannot be migrated where `noTrack` is left out',
    differs: 'where `noTrack` is left out the DAO is not tracked as one with `noTrack` false is',
  },
  run: async (_tool, t) => {
    const asked = await t.use(tracked);
    const dao = await t.use(bare);
    const say = (is: boolean) => (is ? 'tracked' : 'not tracked');
    const differs = dao.tracked !== asked.tracked && {
      reason: 'differs' as const,
      expected: `${say(asked.tracked)}, as the DAO with \`noTrack\` false`,
      actual: say(dao.tracked),
      at: `the avatar ${dao.avatar}`,
    };
    t.judge(differs || undefined, dao.scene.run);
  },
});

export const creatorTracking = check<MigrationTarget>()({
  proves: 'MIG-PR-018',
  reasons: {
    failed: 'a DAO with `useDaoCreator` and `noTrack` false cannot be migrated',
    'not-as-declared': 'whether a DAO of the DaoCreator is tracked is not as declared',
    changed: 'of two DAOs of the DaoCreator one is tracked and one is not',
  },
  run: async (_tool, t) => {
    for (const dao of [await t.use(created), await t.attempt(full)])
      if (dao) t.judge(t.chose('creator-tracks', dao.tracked ? 'tracked' : 'untracked'), dao.scene.run);
  },
});
