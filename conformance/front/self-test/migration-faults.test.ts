/** One for each check of the topics that do not take long. `npm run soak` judges all. */
import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from './altered.test-tool.ts';
import { closeMigrationStands } from './migration-stand.ts';
import { isLong } from './migration-topics.test-tool.ts';

afterAll(closeMigrationStands);
await everyCheckCatchesOne('migration', (check) => !isLong(check));
