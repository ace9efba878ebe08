import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** The bits that allow something. */
const USED = 0x1fn;

export const unusedPermissionsRefused = migrationVariant({
  text: 'refuses permissions that allow nothing',
  cites: 'Interface, "CustomSchemes entry": nothing is said of which bits a mask may have',
  needs: { looks: ['migration/custom-schemes/**', 'migration/validation/contract-data'] },
  install: (parts) =>
    withMigrationParts(parts, {
      params: (given) => {
        const params = parts.params(given);
        const unused = params.CustomSchemes.find(({ permissions }) => (BigInt(permissions) & ~USED) !== 0n);
        if (!unused) return params;
        throw new MigrationError(
          'params',
          `${unused.at}.permissions: expected up to 0x1f, found ${unused.permissions}`,
        );
      },
    }),
});

const eightDigits = (entry: unknown) => /^0x[0-9a-f]{8}$/i.test(String(Object(entry).permissions));

export const shortMasksRefused = migrationVariant({
  text: 'refuses masks of less than eight digits',
  cites: 'Interface, "CustomSchemes entry": nothing is said of how many digits a mask has',
  needs: { looks: ['migration/custom-schemes/**', 'migration/stand-alone/generated'] },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        const given = Object(value);
        const { CustomSchemes } = Object(given.default ?? given);
        if (Object.values(Object(CustomSchemes)).flat().every(eightDigits))
          return parts.paramsFor(network, value, where);
        throw new MigrationError('params', 'CustomSchemes: expected permissions of eight digits in hex, found fewer');
      },
    }),
});
