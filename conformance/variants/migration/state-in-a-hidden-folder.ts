import { basename, dirname, join } from 'node:path';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

export default variant<Parts>({
  text: 'keeps its state in a hidden folder beside the output file',
  cites: 'choice state-in: working-folder',
  needs: {
    declare: { 'state-in': 'working-folder' },
    looks: ['migration/again/**', 'migration/ends/stays-in-its-folders', 'migration/restart/**'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      journalsOf: (output) => join(dirname(output), '.migrations', basename(output), 'state'),
    }),
});
