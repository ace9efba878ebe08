import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const NAMES = ['orgName', 'tokenName', 'tokenSymbol'] as const;

export const unusualNamesRefused = migrationVariant({
  text: 'refuses names beyond 32 bytes, and those with blanks at their ends',
  cites: 'Interface, "Limits": other limits are not shown',
  needs: { looks: ['migration/parameters/**', 'migration/founders/generated'] },
  install: (parts) =>
    withMigrationParts(parts, {
      params: (given) => {
        const params = parts.params(given);
        const odd = NAMES.find((key) => Buffer.byteLength(params[key]) > 32 || params[key] !== params[key].trim());
        if (odd === undefined) return params;
        throw new MigrationError('params', `${odd}: expected up to 32 bytes without blanks at the ends`);
      },
    }),
});
