/** One fault for each check of the quick topics. `npm run soak` judges all faults. */

import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { isLong } from './fault-topics.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await everyCheckCatchesOne('migration', (check) => !isLong(check));
