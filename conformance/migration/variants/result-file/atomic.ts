import { copyFile } from 'node:fs/promises';
import type { Parts } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

export const resultWrittenEarlyAndBackedUp = migrationVariant({
  text: 'writes its result before it deploys anything as well, and keeps the one before each beside it',
  cites: 'Interface, "Migration result": what is in the output file, and not how often it is written',
  needs: {
    looks: [
      'migration/steps/*-written',
      'migration/result-file/other-content',
      'migration/result-file/failed-migration',
      'migration/termination/stays-in-its-folders',
    ],
  },
  install: (parts) => {
    const writeResultFile: Parts['writeResultFile'] = async (path, value) => {
      await copyFile(path, `${path}~`).catch(() => {});
      await parts.writeResultFile(path, value);
    };
    return withMigrationParts(parts, {
      writeResultFile,
      lock: async (path) => {
        const unlock = await parts.lock(path);
        const output = path.replace(/\.lock$/, '');
        await writeResultFile(output, await parts.readResultFile(output));
        return unlock;
      },
    });
  },
});
