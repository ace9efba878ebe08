import { writeFile } from 'node:fs/promises';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'empties the result file where another run is at work',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#disturbed'],
  install: (parts) =>
    withMigrationParts(parts, {
      lock: (path) =>
        parts.lock(path).catch(async (error) => {
          await writeFile(path.replace(/\.lock$/, ''), '');
          throw error;
        }),
    }),
});
