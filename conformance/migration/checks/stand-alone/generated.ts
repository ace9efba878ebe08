import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/random-daos/random-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-SA-001 (must): Each item is deployed, and only once, as the contract with that `name`. [interface, "StandAloneContracts
  //   item"]
  // MIG-SA-002 (must): With `fromCore`, the contract is that of the core package. [interface, "StandAloneContracts item"]
  // MIG-SA-004 (must): `params` are the arguments of the constructor, in order, unless `constructor` is false. [interface,
  //   "StandAloneContracts item"]
  // MIG-SA-005 (must): With `constructor` false, `params` are the arguments of `initialize`, and the constructor has no
  //   arguments. [interface, "StandAloneContracts item"]
  // MIG-SA-006 (must): `{StandAloneContract: n}` in `params` is replaced by the address of the item with that index, counted from
  //   0. [interface, "StandAloneContracts item"]
  // MIG-SA-007 (must): Each function of `runFunctions` is called on the contract after it is deployed, in order, with its
  //   `params`. [interface, "StandAloneContracts item"]
  // MIG-SA-008 (must): `AvatarAddress` in the `params` of a call is replaced by the address of the DAO's avatar. [interface,
  //   "StandAloneContracts item"]
  proves: ['MIG-SA-001', 'MIG-SA-002', 'MIG-SA-004', 'MIG-SA-005', 'MIG-SA-006', 'MIG-SA-007', 'MIG-SA-008'],
  reasons: { differs: 'a stand-alone contract is not as generated parameters say' },
  owns: [reasonsOf(generatedDaos, { 'stand-alone': 'differs' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'StandAloneContracts');
    await t.each(await requireGeneratedDaos(t, 'stand-alone'), (dao) =>
      t.judge(generatedDaoDefect(dao, 'stand-alone')),
    );
  },
});
