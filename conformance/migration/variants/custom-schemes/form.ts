import { MigrationError, type Parts } from '../../../../src/reference/migration/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const customSchemesAsArray = variant<Parts>({
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
