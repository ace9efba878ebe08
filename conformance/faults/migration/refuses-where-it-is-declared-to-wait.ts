import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'refuses to run where another run is at work, though it is declared to wait',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#not-as-declared'],
  needs: { declare: { 'second-run': 'waits' } },
  install: (parts) =>
    withMigrationParts(parts, {
      lock: (path) =>
        parts.lock(path).catch(async (error) => {
          throw new MigrationError('locked', `Not now: ${error.message}`);
        }),
    }),
});
