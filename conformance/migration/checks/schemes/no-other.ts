import { check } from '../../../core/check/check.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import { daosWithReadableSchemes } from '../../premises/schemes/readable-schemes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const noOther = check<MigrationTarget>()({
  proves: 'MIG-SC-006',
  reasons: { surplus: 'the DAO has a scheme that the parameters do not say' },
  run: async (_tool, t) => {
    await t.each(
      await daosWithReadableSchemes(t),
      ({ schemes, scene, controller }) => {
        const [other] = schemes.others;
        const name =
          other &&
          Object.entries(scene.base).find(([, at]) => String(at).toLowerCase() === other.address.toLowerCase());
        const surplus = other && {
          reason: 'surplus' as const,
          expected: 'no scheme but the selected ones, and the deploying account',
          actual: `${name?.[0] ?? 'a contract'} ${other.address}, permissions ${permissionsText(other.permissions ?? 0n)}`,
          at: `the controller ${controller?.address}`,
        };
        t.judge(surplus, scene.run);
      },
      'no controller of the DAOs can be read',
    );
  },
});
