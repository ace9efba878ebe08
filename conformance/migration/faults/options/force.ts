import { MigrationError } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const libraryAsksWithForce = migrationFault({
  text: 'asks with `force`, and continues without a question only with `disable-confs`',
  breaks: 'MIG-OP-007',
  caughtBy: ['migration/options/force#asked'],
  install: (parts) =>
    withMigrationParts(parts, {
      options: (given) => {
        const unasked = given.coreVersion !== undefined || given['disable-confs'] === true;
        if (unasked) return given;
        throw new MigrationError('unconfirmed', 'Nobody can answer');
      },
    }),
});
