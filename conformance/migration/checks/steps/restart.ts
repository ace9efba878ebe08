import { check } from '../../../core/check/check.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { isolatedBase, placeOnBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { DECLARED_REASON, hasSameBase } from '../../premises/steps/repeated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const restart = check<MigrationTarget>()({
  // MIG-ST-010 (must): `restart` starts again with the base as well, or with the DAO alone, as declared. [interface, "States and
  //   transitions"]
  proves: 'MIG-ST-010',
  reasons: { ...DECLARED_REASON, failed: 'with `restart` a base migration fails where there is a base' },
  run: async (tool, t) => {
    const { way, first, rerun } = await t.use(unforcedBase);
    if (!succeeded(rerun.run))
      t.inconclusive('a base migration fails where the result file has a base already (MIG-ST-011)');
    if (!hasSameBase(first.part, rerun)) t.notApplicable('the base is deployed again without `restart` as well');
    const on = await t.use(isolatedBase);
    const at = await placeOnBase(tool, on, 'dao', way.place);
    const options = { ...way.options, params: { default: PLAIN_PARAMS }, restart: true };
    const scene = await runStepOnBase(tool, on, { step: 'base', options, place: way.place }, { at });
    const failed = failedRunDefect('failed', scene.run, 'with restart');
    if (failed) t.fail(failed, scene.run);
    const option = hasSameBase(on.base.part, scene) ? 'dao' : 'all';
    t.judge(declaredChoiceDefect(t.chose('restart-clears', option)), scene.run);
  },
});
