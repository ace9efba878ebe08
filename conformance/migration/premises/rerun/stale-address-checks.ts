/** Both steps, where a contract of the base is not what it was. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import { runWithStaleAddress, type StaleAddress, staleAddressCases } from './stale-address.ts';
import { unforcedBase } from './unforced-base.ts';

export const STALE_ADDRESS_REASONS = {
  'relied-on': 'it goes by a recorded address that has not the contract any more',
  'not-as-declared': 'what is done is not what is declared',
};

/** Takes both steps where a contract of the base is not what it was. */
export async function judgeStaleAddresses<R extends string>(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, R>,
  there: StaleAddress['there'],
  judge: (defect: Defect<'relied-on' | 'not-as-declared' | 'changed'> | undefined, run: Run) => void,
): Promise<void> {
  const on = await t.use(unforcedBase);
  const names = staleAddressCases(on.first.part, t.random);
  await t.each(
    names,
    async (one) => {
      const { defect, chosen, run } = await runWithStaleAddress(tool, on, { ...one, there });
      // Of a DAO migration, which needs a base, a refusal says nothing of what a base migration does. Neither does one contract
      // of another: where addresses follow from the code (EIP-1014), some can be deployed anew, and some cannot.
      judge(defect ?? (chosen && one === names[0] ? t.chose('stale-record', chosen) : undefined), run);
    },
    'its base has no contract that the document names',
  );
}
