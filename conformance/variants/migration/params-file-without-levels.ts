import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'knows no networks in the parameters file of the command line',
  cites: 'choice params-file: flat',
  needs: {
    declare: { 'params-file': 'flat' },
    looks: [
      'migration/command-line/base',
      'migration/command-line/both',
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
