import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'ends as a success where another run is at work',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#silent'],
  install: (parts) =>
    withMigrationParts(parts, {
      lock: (path) =>
        parts.lock(path).catch(async (error) => {
          if (error instanceof MigrationError && error.code === 'locked') process.exit(0);
          throw error;
        }),
    }),
});
