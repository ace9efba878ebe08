import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { itemCountDefect, standAloneOnChain, standAloneRun } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const deployed = check<MigrationTarget>()({
  // MIG-SA-001 (must): Each item is deployed, and only once, as the contract with that `name`. [interface, "StandAloneContracts
  //   item"]
  proves: 'MIG-SA-001',
  reasons: {
    failed: 'a DAO with stand-alone contracts cannot be migrated; one without can',
    missing: 'the run writes no `dao`',
    'not-deployed': 'there is no contract with the code of an item',
    again: 'there are more contracts with the code of an item than items',
  },
  owns: [reasonsOf(standAloneRun, 'failed', 'missing'), reasonsOf(standAloneOnChain, 'not-deployed', 'again')],
  run: async (_tool, t) => {
    const { made, run } = await t.use(standAloneOnChain);
    t.judge(itemCountDefect(made), run);
  },
});
