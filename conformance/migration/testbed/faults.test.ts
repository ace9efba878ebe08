/** One for each check of the topics that do not take long, seen by the checks that it names. */

import { afterAll } from 'vitest';
import { everyCheckCatchesOne } from '../../front/self-test/altered.test-tool.ts';
import { namedChecks } from '../../front/self-test/named-checks.test-tool.ts';
import { migrationSuite } from '../suite.ts';
import { isLong } from './fault-topics.test-tool.ts';
import { closeMigrationTestbeds } from './testbed.ts';

afterAll(closeMigrationTestbeds);
await everyCheckCatchesOne('migration', (check) => !isLong(check), {
  looks: namedChecks(migrationSuite, {
    watches: [],
    after: { 'other-account-by-the-library': ['migration/command-line/mnemonic'] },
  }),
});
