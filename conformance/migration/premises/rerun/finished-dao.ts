import { premise } from '../../../core/check/premise.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Holdings, holdingsOf } from '../founders/holdings.ts';
import { observeResultFile, type ResultFileHistory } from '../result-file/result-file-history.ts';
import { type CompletedRun, requireCompleted } from '../runs/completed-run.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { runUnforcedStep, unforcedBase } from './unforced-base.ts';

/** A DAO migration on the base of unforced-base.ts, without `force`, and the same command once more. */
export interface FinishedDao {
  readonly first: CompletedRun;
  readonly history: ResultFileHistory;
  readonly rerun: ScenarioRun;
  readonly held: Holdings;
  /** The transactions that name a founder, counted from 1: if one of them is sent twice, the founder gets the amount twice. */
  readonly minting: readonly number[];
}

async function mintingTransactions({ views, record, since }: ScenarioRun): Promise<readonly number[]> {
  const founders = PLAIN_PARAMS.founders.map(({ address }) => address.slice(2).toLowerCase());
  const mined = await views.transactions(since + 1);
  const hashes = new Set(
    mined.flatMap(({ hash, input }) =>
      founders.some((founder) => input.toLowerCase().includes(founder)) ? [hash] : [],
    ),
  );
  return record.transactions.flatMap(({ k, hash }) => (hash !== undefined && hashes.has(hash) ? [k] : []));
}

export const finishedDao = premise<MigrationTarget>()({
  name: 'finished-dao',
  reasons: ['failed', 'missing'],
  find: async (tool, t): Promise<FinishedDao> => {
    const { way, base } = await t.use(unforcedBase);
    const at = await base.fresh(way.place);
    const { hook, end } = observeResultFile(tool, base.stage, at);
    const scene = await runUnforcedStep(tool, base, way, { step: 'dao', script: { hook } }, at);
    const history = end();
    const first = requireCompleted(scene, 'dao', t);
    // The chain is reverted before the next run.
    const held = await holdingsOf(first.views, first.part);
    const minting = await mintingTransactions(first);
    const rerun = await runUnforcedStep(tool, base, way, { step: 'dao' }, at);
    return { first, history, rerun, held, minting };
  },
});
