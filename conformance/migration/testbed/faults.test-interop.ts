/** One for each check of the topics that take long. `npm run soak` judges all. */

import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { isLong } from './fault-topics.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
// It breaks three at once, each of which another fault breaks as well.
await everyCheckCatchesOne('migration', isLong, { also: ['refuses-what-it-is-declared-to-do-anew'] });
