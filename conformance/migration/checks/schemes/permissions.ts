import { check } from '../../../core/check/check.ts';
import { permissionsText, SCHEME_NAMES, type SchemeName } from '../../oracle/schemes/permissions.ts';
import { permissionsOption, schemesWithNeededPermissions } from '../../premises/schemes/scheme-permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const permissions = check<MigrationTarget>()({
  proves: 'MIG-SC-008',
  reasons: {
    'not-as-declared': 'permissions of schemes are not as declared',
    changed: 'one scheme has other permissions in one DAO than in another',
  },
  run: async (_tool, t) => {
    const all = await t.use(schemesWithNeededPermissions);
    const first = new Map<SchemeName, bigint>();
    for (const { dao, name, permissions } of all) {
      const before = first.get(name) ?? permissions;
      first.set(name, before);
      const changed = before !== permissions && {
        reason: 'changed' as const,
        expected: `${permissionsText(before)}, as in another DAO`,
        actual: permissionsText(permissions),
        at: `${name} of the avatar ${dao.avatar}`,
      };
      t.judge(changed || undefined, dao.scene.run);
    }
    const option = permissionsOption(all);
    const found = SCHEME_NAMES.flatMap((name) =>
      first.has(name) ? [`${name} ${permissionsText(first.get(name)!)}`] : [],
    );
    const defect = option === undefined ? undefined : t.chose('scheme-permissions', option);
    t.judge(defect && { ...defect, actual: `${defect.actual}: ${found.join(', ')}` }, all[0]?.dao.scene.run);
  },
});
