/** One for each check of the topics that take long. `npm run soak` judges all. */
import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from './altered.test-tool.ts';
import { closeMigrationStands } from './migration-stand.ts';
import { isLong } from './migration-topics.test-tool.ts';

afterAll(closeMigrationStands);
// It breaks three at once, each of which another fault breaks as well.
await everyCheckCatchesOne('migration', isLong, { also: ['refuses-what-it-is-declared-to-do-anew'] });
