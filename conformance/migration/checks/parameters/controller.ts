import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import {
  bareDaoOnChain,
  createdDaoOnChain,
  fullDaoOnChain,
  plainDaoOnChain,
  universalDaoOnChain,
} from '../../premises/dao/all-daos.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { controllerDefect } from '../../premises/parameters/controller-defect.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const NO_UCONTROLLER = 'the tool has no UController';

export const controller = check<MigrationTarget>()({
  proves: 'MIG-PR-012',
  reasons: {
    failed: 'a DAO with `useUController` cannot be migrated',
    universal: 'with `useUController` another controls the DAO than the UController of the base',
    own: 'without `useUController` the UController of the base controls the DAO',
    shared: 'without `useUController` one controller controls two DAOs',
  },
  owns: [reasonsOf(universalDao, { universal: 'failed' })],
  run: async (tool, t) => {
    const reasons = { universal: 'universal', own: 'own' } as const;
    const first = await t.use(plainDaoOnChain);
    t.judge(controllerDefect(first, reasons), first.scene.run);
    if (!tool.has('contracts', 'UController')) return t.note(NO_UCONTROLLER);
    for (const dao of [await t.use(universalDaoOnChain), await t.attempt(fullDaoOnChain)])
      if (dao) t.judge(controllerDefect(dao, reasons), dao.scene.run);
    const [one, other] = [await t.attempt(createdDaoOnChain), await t.attempt(bareDaoOnChain)];
    if (!one?.controller || !other?.controller) return;
    t.judge(controllerDefect(one, reasons), one.scene.run);
    const shared = sameIgnoringCase(one.controller.address, other.controller.address) && {
      reason: 'shared' as const,
      expected: 'a controller of its own',
      actual: `that of the avatar ${one.avatar}, ${one.controller.address}`,
      at: `the controller of the avatar ${other.avatar}`,
    };
    t.judge(shared || undefined, other.scene.run);
  },
});
