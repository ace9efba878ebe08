import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { libraryAll, libraryDemo } from '../../premises/library/library-demo.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { CHOICE_REASONS } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const returnedNesting = check<MigrationTarget>()({
  // MIG-LB-009 (must): The result that a member of the library gives has the declared levels. [interface, "Library
  //   (`StackMigration`)"]
  proves: 'MIG-LB-009',
  needs: ['call'],
  reasons: CHOICE_REASONS,
  run: async (_tool, t) => {
    const steps = [
      await t.use(libraryBase),
      await t.attempt(libraryDao),
      await t.attempt(libraryDemo),
      await t.attempt(libraryAll),
    ];
    const lookups = (await t.attempt(networkLookups))?.lookups ?? [];
    const results = [...steps.map((step) => step && { run: step.run, read: step.returned }), ...lookups];
    await t.each(
      results.flatMap((result) => (result?.read ? [{ run: result.run, nesting: result.read.nesting }] : [])),
      ({ run, nesting }) => t.judge(t.chose('returned-nesting', nesting), run),
      'nothing that it gives is a result',
    );
  },
});
