import { check } from '../../../core/check/check.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { namesakeDaos } from '../../premises/steps/namesake-daos.ts';
import { DECLARED_REASON } from '../../premises/steps/repeated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const namesake = check<MigrationTarget>()({
  // MIG-ST-013 (must): A second DAO may have the name of another DAO, or may not, as declared. [interface, "States and
  //   transitions"]
  proves: 'MIG-ST-013',
  reasons: { ...DECLARED_REASON, first: 'the second DAO of a name is the first one' },
  run: async (_tool, t) => {
    const { first, second } = await t.use(namesakeDaos);
    if (!succeeded(second.run)) return t.judge(declaredChoiceDefect(t.chose('same-name', 'refused')), second.run);
    const [firstAvatar, avatar] = [first, second].map(({ result }) => result?.result.dao?.Avatar);
    const expected = `another avatar than ${String(firstAvatar)}, with a token of its own`;
    if (isSameAddress(avatar, firstAvatar))
      t.fail({ reason: 'first', expected, actual: String(avatar), at: 'dao.Avatar' }, second.run);
    t.judge(declaredChoiceDefect(t.chose('same-name', 'deployed')), second.run);
  },
});
