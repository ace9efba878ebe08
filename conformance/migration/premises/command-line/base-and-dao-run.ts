/** Base and example DAO without a command, with the default files. */

import { premise } from '../../../core/check/premise.ts';
import type { Premise } from '../../../core/check/trial.ts';
import { missingFileDefect } from '../../oracle/output/result-file.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { type ResultPart, requireCompleted } from '../runs/completed-run.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { newStage } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';

export const baseAndDaoRun: Premise<
  MigrationTarget,
  ScenarioRun & { readonly base: ResultPart; readonly dao: ResultPart }
> = premise<MigrationTarget>()({
  name: 'base-and-dao-run',
  reasons: ['failed', 'missing', 'elsewhere'],
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    await t.use(daoMigration);
    const stage = await newStage(t, tool);
    const { privateKey } = stage.chain.accounts[0]!;
    const args = ['--force', '--provider', stage.rpc, '--private-key', privateKey];
    const text = tool.paramsText({ default: paramsOfOwnFounders(stage) }, stage.network);
    const place = { files: { [tool.fileOf('migration-params.json')]: text } };
    const scene = await runCommandLine(tool, stage, { args, place });
    if (succeeded(scene.run))
      t.judge(missingFileDefect('elsewhere', scene.file, '`base` in migration.json'), scene.run);
    const completed = requireCompleted(scene, 'dao', t);
    return { ...completed, base: requireCompleted(scene, 'base', t).part, dao: completed.part };
  },
});
