import { check } from '../../../core/check/check.ts';
import {
  CUSTOM_SCHEME_ENTRIES,
  CUSTOM_SCHEME_PLACES,
  type CustomSchemeKey,
  permissionMask,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { otherPermissionsDefect } from '../../oracle/schemes/permissions-defect.ts';
import { customSchemesOnChain, registeredEntries } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const permissions = check<MigrationTarget>()({
  // MIG-CS-013 (must): `permissions`, in hexadecimal, are the permissions that the scheme has with the controller, in addition to
  //   that of being registered. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-013',
  reasons: {
    other: 'a scheme has other permissions than its entry names, besides that of being registered',
    refused: 'a mask is refused for a digit in upper case',
    late: 'a run fails because of an unused bit after it has sent transactions',
  },
  run: async (tool, t) => {
    requireParams(tool, t, 'permissions');
    const scene = await t.use(customSchemesOnChain);
    const { masks, run } = scene;
    const { permissions: mask } = CUSTOM_SCHEME_ENTRIES.there;
    const refused = {
      expected: `${mask}, which is in hex, to be accepted`,
      actual: `a refusal; ${mask.toLowerCase()} is accepted`,
      at: `${CUSTOM_SCHEME_PLACES.there}.permissions`,
    };
    t.judge(!masks.upperCase && { reason: 'refused', ...refused }, run);
    const late = {
      expected: `${CUSTOM_SCHEME_ENTRIES.own.permissions} to be given, or refused before anything is sent`,
      actual: `a run that failed after it had sent something; with ${permissionMask('own', masks)} it succeeds`,
      at: `${CUSTOM_SCHEME_PLACES.own}.permissions`,
    };
    t.judge(scene.failedLate && { reason: 'late', ...late }, run);
    if (!masks.short)
      t.note('its masks had eight digits: it refuses shorter ones, or it takes `CustomSchemes` in another form');
    if (!masks.unusedBit) t.note('it refuses masks with a bit that allows nothing');

    const registered = registeredEntries(scene);
    // Of two schemes for one entry it is not known which belongs to the entry.
    const isOnly = (entry: CustomSchemeKey) => registered.filter((scheme) => scheme.entry === entry).length === 1;
    const schemes = registered.filter(({ entry }) => isOnly(entry));
    if (schemes.length === 0) t.inconclusive('no scheme of an entry is registered');
    await t.each(schemes, ({ entry, permissions: found }) =>
      t.judge(otherPermissionsDefect(permissionMask(entry, masks), found, CUSTOM_SCHEME_PLACES[entry]), run),
    );
  },
});
