/** One fault for each check of all other topics, judged as by `touchstone self-test`. `npm run soak` judges all faults. */

import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { isOfGroup } from './fault-topics.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await everyCheckCatchesOne('migration', isOfGroup('others'), { looks: 'chosen' });
