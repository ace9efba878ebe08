import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

/** Long enough to be seen by whoever looks all the time. */
const SEEN_MS = 200;

export default fault<Parts>({
  text: 'replaces the result file by half of it, and then by all of it',
  breaks: 'MIG-WR-001',
  caughtBy: ['migration/writing/whole#torn'],
  needs: { looks: ['migration/writing/whole'] },
  install: (parts) =>
    withMigrationParts(parts, {
      writeResultFile: async (path, value) => {
        const text = JSON.stringify(value);
        await writeFile(`${path}.half`, text.slice(0, text.length / 2));
        await rename(`${path}.half`, path);
        await sleep(SEEN_MS);
        await parts.writeResultFile(path, value);
      },
    }),
});
