import { check } from '../../../core/check/check.ts';
import { permissionsText, type SchemeName } from '../../oracle/schemes/permissions.ts';
import { permissionsOption, schemesWithNeededPermissions } from '../../premises/schemes/scheme-permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const permissions = check<MigrationTarget>()({
  // MIG-SC-008 (must): The permissions of the schemes, beyond those that they cannot work without, are as declared. [interface,
  //   "Migration parameters"]
  proves: 'MIG-SC-008',
  reasons: {
    'not-as-declared': 'permissions of schemes are not as declared',
    changed: 'a scheme has other permissions in one DAO than in another',
  },
  run: async (_tool, t) => {
    const schemes = await t.use(schemesWithNeededPermissions);
    const known = new Map<SchemeName, bigint>();
    for (const { dao, name, permissions: found } of schemes) {
      const first = known.get(name) ?? found;
      known.set(name, first);
      const expected = `${permissionsText(first)}, as in another DAO`;
      const at = `${name} of the avatar ${dao.avatar}`;
      const changed = { reason: 'changed' as const, expected, actual: permissionsText(found), at };
      t.judge(first !== found && changed, dao.scene.run);
    }
    const option = permissionsOption(schemes);
    const texts = [...known].map(([name, mask]) => `${name} ${permissionsText(mask)}`);
    const defect = option === undefined ? undefined : t.chose('scheme-permissions', option);
    t.judge(defect && { ...defect, actual: `${defect.actual}: ${texts.join(', ')}` }, schemes[0]?.dao.scene.run);
  },
});
