import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const stateAtHome = migrationVariant({
  text: 'keeps its state under the home folder',
  cites: 'choice state-in: home',
  needs: {
    declare: { 'state-in': 'home' },
    looks: ['migration/rerun/**', 'migration/termination/stays-in-its-folders'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      journalsOf: (output) => join(homedir(), '.local', 'state', 'migrations', digest(resolve(output))),
    }),
});

export const stateInAHiddenFolder = migrationVariant({
  text: 'keeps its state in a hidden folder beside the output file',
  cites: 'choice state-in: working-folder',
  needs: {
    declare: { 'state-in': 'working-folder' },
    looks: ['migration/rerun/**', 'migration/termination/stays-in-its-folders', 'migration/restart/**'],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      journalsOf: (output) => join(dirname(output), '.migrations', basename(output), 'state'),
    }),
});
