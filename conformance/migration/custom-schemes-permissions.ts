/** What the controller lets custom schemes do. */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { permissionsText, readPermissions, storedPermissions } from '../oracle/permissions.ts';
import { AT, ENTRIES, type Entry, maskOf } from './custom-scheme-entries.ts';
import { customSchemes, schemesOf } from './custom-schemes-found.ts';

export const permissions = check<MigrationTarget>()({
  proves: 'MIG-CS-013',
  reasons: {
    other: 'a scheme has other permissions than its entry asks for, and that of being registered',
    refused: 'a mask is refused for a digit in upper case',
    late: 'a run fails for a bit that allows nothing, when it has sent something',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    const { permissions } = ENTRIES.there;
    const refused = !scene.masks.upperCase && {
      reason: 'refused' as const,
      expected: `${permissions}, which is in hex, to be taken`,
      actual: `a refusal; ${permissions.toLowerCase()} is taken`,
      at: `${AT.there}.permissions`,
    };
    t.judge(refused || undefined, scene.run);
    const late = scene.failedLate && {
      reason: 'late' as const,
      expected: `${ENTRIES.own.permissions} to be given, or refused before anything is sent`,
      actual: `a run that failed when it had sent something; with ${maskOf('own', scene.masks)} it succeeds`,
      at: `${AT.own}.permissions`,
    };
    t.judge(late || undefined, scene.run);
    if (!scene.masks.unusedBit) t.note('it takes no mask with a bit that allows nothing');
    const several = (entry: Entry) => schemesOf(scene).filter((one) => one.entry === entry).length > 1;
    // Where there are two for one entry it is not known which is whose.
    const all = schemesOf(scene).filter(({ entry }) => !several(entry));
    if (all.length === 0) t.inconclusive('no scheme of an entry is registered');
    await t.each(all, ({ entry, permissions: found }) => {
      const wanted = storedPermissions(readPermissions(maskOf(entry, scene.masks))!);
      const wrong = found !== wanted && {
        reason: 'other' as const,
        expected: permissionsText(wanted),
        actual: found === undefined ? 'nothing that can be read' : permissionsText(found),
        at: `${AT[entry]}.permissions`,
      };
      t.judge(wrong || undefined, scene.run);
    });
  },
});
