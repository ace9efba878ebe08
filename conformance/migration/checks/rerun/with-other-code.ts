import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { judgeStaleAddresses, STALE_ADDRESS_REASONS } from '../../premises/rerun/stale-address-checks.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** It comes first. */
export const withOtherCode = check<MigrationTarget>()({
  proves: 'MIG-ID-005',
  reasons: STALE_ADDRESS_REASONS,
  run: (tool, t) =>
    judgeStaleAddresses(tool, t, 'other', (defect, run) =>
      t.judge(
        defect?.reason === 'relied-on' ? (defect as Defect<'relied-on'>) : declaredChoiceDefect(defect as Chosen),
        run,
      ),
    ),
});

type Chosen = Defect<'not-as-declared' | 'changed'> | undefined;
