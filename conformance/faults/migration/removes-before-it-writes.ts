import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

/** Long enough to be seen by whoever looks all the time. */
const SEEN_MS = 200;

export default fault<Parts>({
  text: 'removes the result file before it writes it anew',
  breaks: 'MIG-WR-001',
  caughtBy: ['migration/writing/whole#gone'],
  needs: { looks: ['migration/writing/whole'] },
  install: (parts) =>
    withMigrationParts(parts, {
      writeResultFile: async (path, value) => {
        await rm(path, { force: true });
        await sleep(SEEN_MS);
        await parts.writeResultFile(path, value);
      },
    }),
});
