import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import {
  bareDaoOnChain,
  createdDaoOnChain,
  fullDaoOnChain,
  plainDaoOnChain,
  universalDaoOnChain,
} from '../../premises/dao/all-daos.ts';
import type { DaoOnChain } from '../../premises/dao/dao-on-chain.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { controllerDefect } from '../../premises/parameters/controller-defect.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const NO_UCONTROLLER_TEXT = 'the tool has no UController';
const REASONS = { universal: 'universal', own: 'own' } as const;

export const controller = check<MigrationTarget>()({
  // MIG-PR-012 (must): Where `useUController` is true, the DAO's controller is the UController of the base; where it is false,
  //   the DAO has its own controller. [interface, "Migration parameters"]
  proves: 'MIG-PR-012',
  reasons: {
    failed: 'a DAO with `useUController` cannot be migrated',
    universal: 'with `useUController` the UController of the base does not control the DAO',
    own: 'without `useUController` the UController of the base controls the DAO',
    shared: 'without `useUController` one controller controls two DAOs',
  },
  owns: [reasonsOf(universalDao, { universal: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'useUController');
    const plain = await t.use(plainDaoOnChain);
    t.judge(controllerDefect(plain, REASONS), plain.scene.run);
    if (!tool.has('contracts', 'UController')) return t.note(NO_UCONTROLLER_TEXT);
    for (const dao of [await t.use(universalDaoOnChain), await t.attempt(fullDaoOnChain)])
      if (dao) t.judge(controllerDefect(dao, REASONS), dao.scene.run);
    const [created, bare] = [await t.attempt(createdDaoOnChain), await t.attempt(bareDaoOnChain)];
    if (!created?.controller || !bare?.controller) return;
    t.judge(controllerDefect(created, REASONS), created.scene.run);
    t.judge(sharedControllerDefect(created, bare), bare.scene.run);
  },
});

function sharedControllerDefect(first: DaoOnChain, second: DaoOnChain): Defect<'shared'> | undefined {
  if (!isSameAddress(first.controller?.address, second.controller?.address)) return undefined;
  return {
    reason: 'shared',
    expected: 'a controller of its own',
    actual: `that of the avatar ${first.avatar}, ${first.controller?.address}`,
    at: `the controller of the avatar ${second.avatar}`,
  };
}
