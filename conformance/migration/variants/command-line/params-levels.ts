import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const paramsFileByNetwork = migrationVariant({
  text: 'takes no parameters at the top of the file of the command line',
  cites: 'choice params-file: by-network',
  needs: {
    declare: { 'params-file': 'by-network' },
    looks: [
      'migration/command-line/base',
      'migration/command-line/base-and-dao',
      'migration/command-line/params*',
      'migration/parameters/org-name',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        const flat = Object.hasOwn(Object(value), 'orgName');
        if (where === 'params' || !flat) return parts.paramsFor(network, value, where);
        throw new MigrationError('params', `${where}: orgName: expected \`default\` and networks, found parameters`);
      },
    }),
});

export const paramsFileFlat = migrationVariant({
  text: 'has no networks in the parameters file of the command line',
  cites: 'choice params-file: flat',
  needs: {
    declare: { 'params-file': 'flat' },
    looks: [
      'migration/command-line/base',
      'migration/command-line/base-and-dao',
      'migration/command-line/params*',
      'migration/parameters/org-name',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        const levels = ['default', 'private', 'kovan'].filter((name) => Object.hasOwn(Object(value), name));
        if (where === 'params' || levels.length === 0) return parts.paramsFor(network, value, where);
        throw new MigrationError(
          'params',
          `${where}: ${levels[0]}: expected the parameters at the top, found a network`,
        );
      },
    }),
});
