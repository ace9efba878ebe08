/** One for each check of the topics that do not take long. `npm run soak` judges all. */

import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { isLong } from './fault-topics.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await everyCheckCatchesOne('migration', (check) => !isLong(check));
