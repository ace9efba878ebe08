/** Texts of the parameters, held against the chain. */
import type { Trial } from '../../../core/check/trial.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { allDaosOnChain } from '../dao/all-daos.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** Holds a text of the chain against one of the parameters, in every DAO. */
export async function judgeTextParameter(
  t: Trial<MigrationTarget, 'differs'>,
  key: 'orgName' | 'tokenName' | 'tokenSymbol',
  where: (dao: DaoOnChain) => string,
): Promise<void> {
  await t.each(await allDaosOnChain(t), (dao) => {
    const [wanted, found] = [dao.params[key], dao[key]];
    if (found === undefined) t.inconclusive(`${where(dao)} cannot be read`);
    const differs = found !== wanted && {
      reason: 'differs' as const,
      expected: `${quotedText(wanted)}, as \`${key}\` says`,
      actual: quotedText(String(found)),
      at: where(dao),
    };
    t.judge(differs || undefined, dao.scene.run);
  });
}
