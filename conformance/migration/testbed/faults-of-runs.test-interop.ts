/** One fault for each check of several runs, but for those that go on from an interrupted one, judged as by `touchstone self-test`. `npm run soak` judges all faults. */

import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { isOfGroup } from './fault-topics.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
// That fault breaks three requirements at once, and other faults break each of them alone.
await everyCheckCatchesOne('migration', isOfGroup('runs'), {
  also: ['refuses-what-it-is-declared-to-do-anew'],
  looks: 'chosen',
});
