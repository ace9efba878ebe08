import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const customSchemesAsArray = migrationVariant({
  text: 'takes custom schemes as an array alone',
  cites: 'choice custom-schemes: array',
  needs: { declare: { 'custom-schemes': 'array' }, looks: ['migration/custom-schemes/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (...given) => {
        const params = parts.paramsFor(...given);
        if (params.CustomSchemes.every(({ at }) => at.startsWith('CustomSchemes['))) return params;
        throw new MigrationError('params', `${given[2]}: CustomSchemes: expected an array, found an object`);
      },
    }),
});
