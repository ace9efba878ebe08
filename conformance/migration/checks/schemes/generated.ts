import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/random-daos/random-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-SC-001 (must): The DAO has the scheme ContributionReward where `schemes` says true, and not where it says false.
  //   [interface, "Migration parameters"]
  // MIG-SC-002 (must): The DAO has the scheme GenericScheme where `schemes` says true, and not where it says false. [interface,
  //   "Migration parameters"]
  // MIG-SC-003 (must): The DAO has the scheme SchemeRegistrar where `schemes` says true, and not where it says false. [interface,
  //   "Migration parameters"]
  // MIG-SC-004 (must): The DAO has the scheme GlobalConstraintRegistrar where `schemes` says true, and not where it says false.
  //   [interface, "Migration parameters"]
  // MIG-SC-005 (must): The DAO has the scheme UpgradeScheme where `schemes` says true, and not where it says false. [interface,
  //   "Migration parameters"]
  // MIG-SC-006 (must): The DAO has no schemes except those that `schemes` and `CustomSchemes` ask for, and its deploying account.
  //   [interface, "Migration parameters"]
  // MIG-SC-008 (must): The permissions of the schemes, beyond those that they cannot work without, are as declared. [interface,
  //   "Migration parameters"]
  proves: ['MIG-SC-001', 'MIG-SC-002', 'MIG-SC-003', 'MIG-SC-004', 'MIG-SC-005', 'MIG-SC-006', 'MIG-SC-008'],
  reasons: { differs: 'a DAO has other schemes than its generated parameters say' },
  owns: [reasonsOf(generatedDaos, { schemes: 'differs' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'schemes');
    await t.each(await requireGeneratedDaos(t, 'schemes'), (dao) => t.judge(generatedDaoDefect(dao, 'schemes')));
  },
});
