/** What the controller lets custom schemes do. */
import { check } from '../../../core/check/check.ts';
import {
  CUSTOM_SCHEME_ENTRIES,
  CUSTOM_SCHEME_PLACES,
  type CustomSchemeKey,
  permissionMask,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { permissionsText, readPermissions, storedPermissions } from '../../oracle/schemes/permissions.ts';
import { customSchemesOnChain, registeredEntries } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const permissions = check<MigrationTarget>()({
  proves: 'MIG-CS-013',
  reasons: {
    other: 'a scheme has other permissions than its entry asks for, and that of being registered',
    refused: 'a mask is refused for a digit in upper case',
    late: 'a run fails for a bit that allows nothing, when it has sent something',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const { permissions } = CUSTOM_SCHEME_ENTRIES.there;
    const refused = !scene.masks.upperCase && {
      reason: 'refused' as const,
      expected: `${permissions}, which is in hex, to be taken`,
      actual: `a refusal; ${permissions.toLowerCase()} is taken`,
      at: `${CUSTOM_SCHEME_PLACES.there}.permissions`,
    };
    t.judge(refused || undefined, scene.run);
    const late = scene.failedLate && {
      reason: 'late' as const,
      expected: `${CUSTOM_SCHEME_ENTRIES.own.permissions} to be given, or refused before anything is sent`,
      actual: `a run that failed when it had sent something; with ${permissionMask('own', scene.masks)} it succeeds`,
      at: `${CUSTOM_SCHEME_PLACES.own}.permissions`,
    };
    t.judge(late || undefined, scene.run);
    if (!scene.masks.unusedBit) t.note('it takes no mask with a bit that allows nothing');
    const several = (entry: CustomSchemeKey) =>
      registeredEntries(scene).filter((one) => one.entry === entry).length > 1;
    // Where there are two for one entry it is not known which is whose.
    const all = registeredEntries(scene).filter(({ entry }) => !several(entry));
    if (all.length === 0) t.inconclusive('no scheme of an entry is registered');
    await t.each(all, ({ entry, permissions: found }) => {
      const wanted = storedPermissions(readPermissions(permissionMask(entry, scene.masks))!);
      const wrong = found !== wanted && {
        reason: 'other' as const,
        expected: permissionsText(wanted),
        actual: found === undefined ? 'nothing that can be read' : permissionsText(found),
        at: `${CUSTOM_SCHEME_PLACES[entry]}.permissions`,
      };
      t.judge(wrong || undefined, scene.run);
    });
  },
});
