import { check } from '../../../core/check/check.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { libraryAll, libraryDemo } from '../../premises/library/library-demo.ts';
import { networkLookups } from '../../premises/library/network-lookups.ts';
import { CHOICE_REASONS } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const returnedNesting = check<MigrationTarget>()({
  proves: 'MIG-LB-009',
  needs: ['call'],
  reasons: CHOICE_REASONS,
  run: async (_tool, t) => {
    const scenes = [await t.use(libraryBase), await t.attempt(libraryDao), await t.attempt(libraryDemo)];
    const looked = (await t.attempt(networkLookups))?.all ?? [];
    const given = [...scenes, await t.attempt(libraryAll)].map((one) => one && { run: one.run, read: one.returned });
    await t.each(
      [...given, ...looked].filter((one) => one?.read !== undefined),
      (one) => t.judge(t.chose('returned-nesting', one!.read!.nesting), one!.run),
      'nothing that it gives is a result',
    );
  },
});
