/** DAOstack's migration tool, under its map of names and its baseline (`interop/daostack`). */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baselineLines, judgedDaostack } from '../migration/daostack-judged.ts';
import { countedCommand, MIGRATION_TOPICS } from './counted-command.ts';
import { jsBench } from './js-bench.ts';
import { noticed, unopened } from './noticed.ts';
import type { Subject } from './subject.ts';

const FILES = ['migrate.js', 'migrate-base.js', 'migrate-dao.js', 'migrate-demo-test.js', 'sanitize.js', 'utils.js'];

export const migrationDaostack: Subject = {
  name: 'migration-daostack',
  suite: 'migration',
  open: async (folder) => {
    const { tool, check } = await judgedDaostack('both', folder);
    const { name, version } = JSON.parse(await readFile(join(tool, 'package.json'), 'utf8')) as Record<string, string>;
    const lines = await baselineLines();
    const setUps = Object.entries(MIGRATION_TOPICS).map(([stand, topics]) => ({
      name: stand,
      judge: async () => {
        const only = ['--only', ...topics.map((topic) => `migration/${topic}/**`)];
        const judging = check(['--command', countedCommand(join(tool, 'migrate.js')), ...only], lines);
        return judging.then(
          (judged) => noticed(stand, judged),
          (cause: Error) => unopened(stand, cause),
        );
      },
    }));
    return jsBench({ folder, copy: tool, files: FILES, versions: [`${name} ${version}`], setUps });
  },
};
