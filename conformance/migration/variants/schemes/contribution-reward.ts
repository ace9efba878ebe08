import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const refusesSectionsThatAreNotSelected = migrationVariant({
  text: 'refuses a parameters file with the section of a scheme that `schemes` does not select',
  cites: 'Interface, "Migration parameters": the section is needed only when this scheme is used',
  needs: { looks: ['migration/schemes/**', 'migration/parameters/**'] },
  install: (parts) =>
    withMigrationParts(parts, {
      params: (params) => {
        for (const name of ['ContributionReward', 'GenericScheme'] as const)
          if (params.schemes[name] !== true && (params[name]?.length ?? 0) > 0)
            throw new MigrationError('params', `${name}: \`schemes\` does not select it`);
        return parts.params(params);
      },
    }),
});
