import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { withMigrationParts } from '../../faults/migration.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export default variant<Parts>({
  text: 'keeps its state under the home folder',
  cites: 'choice state-in: home',
  needs: {
    declare: { 'state-in': 'home' },
    looks: ['migration/again/**', 'migration/ends/stays-in-its-folders'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      journalsOf: (output) => join(homedir(), '.local', 'state', 'migrations', digest(resolve(output))),
    }),
});
