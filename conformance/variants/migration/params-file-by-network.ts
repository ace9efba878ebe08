import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'takes no parameters at the top of the file of the command line',
  cites: 'choice params-file: by-network',
  needs: {
    declare: { 'params-file': 'by-network' },
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
        const flat = Object.hasOwn(Object(value), 'orgName');
        if (where === 'params' || !flat) return parts.paramsFor(network, value, where);
        throw new MigrationError('params', `${where}: orgName: expected \`default\` and networks, found parameters`);
      },
    }),
});
