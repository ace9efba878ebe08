import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { undeployedDefect } from '../../premises/contracts/deployed-address.ts';
import { allStepsMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const all = check<MigrationTarget>()({
  // MIG-ST-009 (must): `migrate` runs the base, example DAO and demo test migrations, and needs nothing that was migrated before.
  //   [interface, "States and transitions"]
  proves: 'MIG-ST-009',
  reasons: {
    failed: '`migrate` of the library does not succeed on a fresh chain',
    missing: 'after `migrate` the result file lacks `base`, `dao` or `test`',
    'no-code': 'an address of its result has no code',
  },
  owns: [reasonsOf(allStepsMigration, 'failed', 'missing')],
  needs: ['call'],
  run: async (_tool, t) => {
    const scene = await t.use(allStepsMigration);
    const { base = {}, dao = {}, test = {} } = scene.result?.result ?? {};
    const addresses: readonly (readonly [string, unknown])[] = [
      ...Object.entries(base),
      ['dao.Avatar', dao.Avatar],
      ['test.Avatar', test.Avatar],
    ];
    await t.each(addresses, async ([at, address]) => t.judge(await undeployedDefect(scene, address, at), scene.run));
  },
});
