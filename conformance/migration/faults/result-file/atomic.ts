import { rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

/** Long enough for a check that reads the file all the time. */
const SEEN_MS = 200;

export const removesBeforeItWrites = migrationFault({
  text: 'removes the result file before it writes it again',
  breaks: 'MIG-WR-001',
  caughtBy: ['migration/result-file/atomic#gone'],
  needs: { looks: ['migration/result-file/atomic'] },
  install: (parts) =>
    withMigrationParts(parts, {
      writeResultFile: async (path, value) => {
        await rm(path, { force: true });
        await sleep(SEEN_MS);
        await parts.writeResultFile(path, value);
      },
    }),
});

export const writesInHalves = migrationFault({
  text: 'replaces the result file by half of it, and then by all of it',
  breaks: 'MIG-WR-001',
  caughtBy: ['migration/result-file/atomic#torn'],
  needs: { looks: ['migration/result-file/atomic'] },
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
