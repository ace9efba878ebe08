import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import type { DaoOnChain } from '../../premises/dao/dao-on-chain.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { daosWithReadableSchemes } from '../../premises/schemes/readable-schemes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const noOther = check<MigrationTarget>()({
  // MIG-SC-006 (must): The DAO has no schemes except those that `schemes` and `CustomSchemes` ask for, and its deploying account.
  //   [interface, "Migration parameters"]
  proves: 'MIG-SC-006',
  reasons: { surplus: 'the DAO has a scheme that is not in the parameters' },
  run: async (tool, t) => {
    requireParams(tool, t, 'schemes');
    await t.each(
      await daosWithReadableSchemes(t),
      (dao) => t.judge(surplusSchemeDefect(dao), dao.scene.run),
      'no controller of the DAOs can be read',
    );
  },
});

function surplusSchemeDefect({ schemes, scene, controller }: DaoOnChain): Defect<'surplus'> | undefined {
  const [scheme] = schemes.others;
  if (!scheme) return undefined;
  const [name = 'a contract'] =
    Object.entries(scene.base).find(([, address]) => isSameAddress(address, scheme.address)) ?? [];
  return {
    reason: 'surplus',
    expected: 'no scheme but the selected ones, and the deploying account',
    actual: `${name} ${scheme.address}, permissions ${permissionsText(scheme.permissions ?? 0n)}`,
    at: `the controller ${controller?.address}`,
  };
}
