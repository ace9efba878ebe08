/** What somebody writes in their own project to judge their own migration tool; `migration.test.ts` runs it. */

import { migrationSuite, migrationTarget } from '../../../../migration/public.ts';
import { Small } from '../../../../migration/target/library/small.test-tool.ts';
import { conformanceTests } from '../../index.ts';

// It stands for your own `StackMigration`. It migrates bases and nothing else, so nothing else is judged.
const StackMigration = Small;

conformanceTests({
  suite: migrationSuite,
  selection: {
    rulesets: ['interface'],
    only: ['migration/steps/base*', 'migration/library/base', 'migration/options/provider', 'migration/local-chain/**'],
  },
  target: () => migrationTarget({ library: StackMigration }),
});
