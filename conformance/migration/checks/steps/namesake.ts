import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { namesakeDaos } from '../../premises/steps/namesake-daos.ts';
import { DECLARED_REASON } from '../../premises/steps/repeated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const namesake = check<MigrationTarget>()({
  proves: 'MIG-ST-013',
  reasons: { ...DECLARED_REASON, first: 'the second DAO of a name is the first one' },
  run: async (_tool, t) => {
    const { first, second } = await t.use(namesakeDaos);
    if (!succeeded(second.run)) return t.judge(declaredChoiceDefect(t.chose('same-name', 'refused')), second.run);
    const [old, found] = [first, second].map(({ result }) => result?.result.dao?.Avatar);
    const one = isSameAddress(found, old) && {
      reason: 'first' as const,
      expected: `another avatar than ${String(old)}, with a token of its own`,
      actual: String(found),
      at: 'dao.Avatar',
    };
    t.judge(one || declaredChoiceDefect(t.chose('same-name', 'deployed')), second.run);
  },
});
