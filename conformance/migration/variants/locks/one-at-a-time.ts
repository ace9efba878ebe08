import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationError, type Parts } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

const EVERY_MS = 100;

export const secondRunWaits = migrationVariant({
  text: 'has a second run wait until the first has ended',
  cites: 'choice second-run: waits',
  needs: { declare: { 'second-run': 'waits' }, looks: ['migration/locks/**'] },
  install: (parts) => {
    const lock: Parts['lock'] = (path) =>
      parts.lock(path).catch(async (error) => {
        if (!(error instanceof MigrationError) || error.code !== 'locked') throw error;
        await sleep(EVERY_MS);
        return lock(path);
      });
    return withMigrationParts(parts, { lock });
  },
});
