/** Our own migration tool, copied and changed like those of others. */

import { readdirSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '../touchstone.ts';
import { countedCommand, MIGRATION_TOPICS } from './counted-command.ts';
import { jsBench } from './js-bench.ts';
import { noticed, unopened } from './noticed.ts';
import type { Subject } from './subject.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = join(ROOT, 'src/reference/migration');
/** The parts that decide which contracts are deployed and what the result says. */
const FOLDERS = ['chain', 'cli', 'core', 'journal', 'library', 'params', 'plan', 'result', 'run'];
/** The topics of durable deployment, which the tool of others does not aim at. */
const DURABLE = ['validation', 'rerun', 'locks', 'secrets'];

export const migrationReference: Subject = {
  name: 'migration-reference',
  suite: 'migration',
  open: async (folder) => {
    const copy = join(folder, 'tool');
    await cp(SOURCE, copy, { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const files = FOLDERS.flatMap((part) => readdirSync(join(SOURCE, part)).map((file) => `${part}/${file}`)).filter(
      (file) => !/\.test/.test(file),
    );
    const setUps = Object.entries({ ...MIGRATION_TOPICS, durable: DURABLE }).map(([stand, topics]) => ({
      name: stand,
      judge: () => {
        const only = ['--only', ...topics.map((topic) => `migration/${topic}/**`)];
        const ways = ['--command', countedCommand(join(copy, 'bin.mjs')), '--module', join(copy, 'index.ts')];
        return check('migration', ...ways, '--profile', 'durable-deploy', '--budget', '1200', ...only).then(
          (judged) => noticed(stand, judged),
          (cause: Error) => unopened(stand, cause),
        );
      },
    }));
    return jsBench({ folder, copy, files, versions: [], plain: (text) => stripTypeScriptTypes(text), setUps });
  },
};
