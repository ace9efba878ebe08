import type { Trial } from '../../../core/check/trial.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { MigrationOptions } from '../../target/migration-options.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { type CompletedRun, type ResultPart, requireCompleted } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { newStage, runStep } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { type CreatedContracts, contractsCreatedIn } from './created-contracts.ts';
import { failedWaysDefect } from './failed-ways.ts';

/** A DAO with contracts that its parameters bring, and the contracts that its run created. */
export interface OwnContractsRun extends CompletedRun {
  readonly base: ResultPart;
  readonly made: CreatedContracts;
}

/** Parameters that bring contracts, with the files of these contracts. */
export interface OwnContracts {
  readonly params: DaoParams;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Migrates a base on a new chain and then a DAO in the first of several ways that succeeds. `ready` prepares the chain and
 * gives the ways. After a way that failed and sent transactions, the next is tried on another chain. Where all fail alike, the
 * first of those is judged, and otherwise the last; where they fail for several causes, all causes are given. `late`: the ways that failed after they had sent transactions. A tool
 * that migrates no plain DAO either fails for that alone (`daoMigration`).
 */
export async function runWithOwnContracts<I extends OwnContracts>(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed' | 'missing'>,
  ready: (stage: MigrationStage) => Promise<readonly [I, ...I[]]>,
  options: MigrationOptions = {},
): Promise<OwnContractsRun & { readonly items: I; readonly late: readonly I[] }> {
  await t.use(baseMigration);
  await t.use(daoMigration);
  const withParams = ({ params, files }: OwnContracts) => ({
    options: { ...options, params: { default: params } },
    place: { files },
  });
  const migrateBase = async () => {
    const stage = await newStage(t, tool);
    const ways = await ready(stage);
    const base = requireCompleted(await runStep(tool, stage, { step: 'base', ...withParams(ways[0]) }), 'base', t);
    return { stage, ways, base };
  };
  let prepared = await migrateBase();
  let firstLate: ScenarioRun | undefined;
  const late: I[] = [];
  const failures: ScenarioRun['run'][] = [];
  for (let n = 0; ; n++) {
    const { stage, ways, base } = prepared;
    const items = ways[n]!;
    const scene = await runStep(tool, stage, { step: 'dao', ...withParams(items) }, base);
    const failed = hasFailedToMigrate(scene);
    if (failed) failures.push(scene.run);
    if (!failed || n === ways.length - 1) {
      const judged = failed && firstLate ? firstLate : scene;
      // A run that succeeds without a DAO has another defect.
      if (!succeeded(judged.run)) t.judge(failedWaysDefect(failures), judged.run);
      const dao = requireCompleted(judged, 'dao', t);
      return { ...dao, base: base.part, made: await contractsCreatedIn(dao), items, late };
    }
    if (scene.record.transactions.length === 0) continue;
    firstLate ??= scene;
    late.push(items);
    prepared = await migrateBase();
  }
}

/** Whether a DAO migration failed or did nothing, so that another way may succeed. After a run that hangs no other way is tried. */
export function hasFailedToMigrate({ run, result, record }: ScenarioRun): boolean {
  if (run.unfinished !== undefined) return false;
  return !succeeded(run) || (result?.result.dao === undefined && record.transactions.length === 0);
}
