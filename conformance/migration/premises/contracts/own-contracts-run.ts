/** A DAO with contracts of the parameters' own, and what its run created. */

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

/** A DAO with contracts of the parameters' own, and what its run made. */
export interface OwnContractsRun extends CompletedRun {
  readonly base: ResultPart;
  readonly made: CreatedContracts;
}

/** What a DAO with contracts of its own is migrated with. */
export interface OwnContracts {
  readonly params: DaoParams;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * A base on a chain of its own, what the scene makes ready there, and the ways in which its DAO may be migrated, of
 * which the next is tried where one fails: on another chain, where it has sent something. Where all fail, that is judged
 * which got further than to be refused. `late`: the ways that failed when something was sent. Where there is no DAO
 * without contracts of its own either, that is said once.
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
  const begin = async () => {
    const stage = await newStage(t, tool);
    const ways = await ready(stage);
    const base = requireCompleted(await runStep(tool, stage, { step: 'base', ...withParams(ways[0]) }), 'base', t);
    return { stage, ways, base };
  };
  let begun = await begin();
  let further: ScenarioRun | undefined;
  const late: I[] = [];
  for (let n = 0; ; n++) {
    const { stage, ways, base } = begun;
    const items = ways[n]!;
    const scene = await runStep(tool, stage, { step: 'dao', ...withParams(items) }, base);
    const failed = hasFailedToMigrate(scene);
    if (!failed || n === ways.length - 1) {
      const dao = requireCompleted(failed && further ? further : scene, 'dao', t);
      return { ...dao, base: base.part, made: await contractsCreatedIn(dao), items, late };
    }
    if (scene.record.transactions.length === 0) continue;
    further ??= scene;
    late.push(items);
    begun = await begin();
  }
}

/** Whether a DAO migration failed, or did nothing, so that another way may do. What hangs is not tried in others. */
export function hasFailedToMigrate({ run, result, record }: ScenarioRun): boolean {
  if (run.unfinished !== undefined) return false;
  return !succeeded(run) || (result?.result.dao === undefined && record.transactions.length === 0);
}
