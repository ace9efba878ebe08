import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/random-daos/random-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-CS-002 (must): Each entry is a scheme of the DAO, even where one name has several entries. [interface, "CustomSchemes
  //   entry"]
  // MIG-CS-004 (must): With `isUniversal`, `setParameters` is called with `params`, and its result is the scheme's parameters
  //   hash. [interface, "CustomSchemes entry"]
  // MIG-CS-005 (must): With `isUniversal` false, the scheme is initialised with the avatar's address, followed by the `params`.
  //   [interface, "CustomSchemes entry"]
  // MIG-CS-007 (must): `{voteParams: n}` in `params` is replaced by the hash of those voting parameters. [interface,
  //   "CustomSchemes entry"]
  // MIG-CS-008 (must): `GenesisProtocolAddress` in `params` is replaced by the address of the base's GenesisProtocol. [interface,
  //   "CustomSchemes entry"]
  // MIG-CS-009 (must): Other values in `params` are passed unchanged. [interface, "CustomSchemes entry"]
  // MIG-CS-013 (must): `permissions`, in hexadecimal, are the permissions that the scheme has with the controller, in addition to
  //   that of being registered. [interface, "CustomSchemes entry"]
  proves: ['MIG-CS-002', 'MIG-CS-004', 'MIG-CS-005', 'MIG-CS-007', 'MIG-CS-008', 'MIG-CS-009', 'MIG-CS-013'],
  reasons: { differs: 'a custom scheme is not as generated parameters say' },
  owns: [reasonsOf(generatedDaos, { 'custom-schemes': 'differs' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'CustomSchemes');
    await t.each(await requireGeneratedDaos(t, 'custom-schemes'), (dao) =>
      t.judge(generatedDaoDefect(dao, 'custom-schemes')),
    );
  },
});
