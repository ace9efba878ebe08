/** Short options (the interface document, "Command line": Alias). */

import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import { EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';
import { exampleFiles, type GivenOptions, usageExampleRun } from './usage-example-run.ts';

/** The short options of a base migration, and what stands behind each. */
interface ShortOption {
  readonly alias: string;
  readonly long: string;
  readonly value?: string;
}

/** A base migration by short options alone. Where it fails, each was tried alone: those that fail alone too. */
export interface AliasRun {
  readonly scene: ScenarioRun;
  readonly given: GivenOptions;
  readonly refused: ReadonlyMap<string, ScenarioRun>;
}

const OUTPUT = 'folder/short.json';

export const aliasRun: Premise<MigrationTarget, AliasRun> = premise<MigrationTarget>()({
  name: 'by-aliases',
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    // Where the long options fail, the short ones tell nothing.
    await t.use(usageExampleRun);
    const set = async () => {
      const stage = await newStage(tool);
      const given = { account: stage.chain.accounts[4]!, gwei: '11.25', path: '/short?apiKey=0123' };
      const shorts: ShortOption[] = [
        { alias: '-f', long: '--force' },
        { alias: '-q', long: '--quiet' },
        { alias: '-p', long: '--provider', value: `${stage.rpc}${given.path}` },
        { alias: '-g', long: '--gas-price', value: given.gwei },
        { alias: '-o', long: '--output', value: OUTPUT },
        { alias: '-i', long: '--params', value: EXAMPLE_PARAMS_FILE },
        { alias: '-s', long: '--private-key', value: given.account.privateKey },
      ];
      return { stage, given, shorts };
    };
    const run = async ({ stage, given, shorts }: Awaited<ReturnType<typeof set>>, is: (alias: string) => boolean) => {
      const args = shorts.flatMap(({ alias, long, value }) => [is(alias) ? alias : long, ...(value ? [value] : [])]);
      const files = { ...exampleFiles(tool, stage.network) };
      const act = { args: ['base', ...args], account: given.account, place: { files }, output: OUTPUT };
      return runCommandLine(tool, stage, act);
    };
    const first = await set();
    const scene = await run(first, () => true);
    const refused = new Map<string, ScenarioRun>();
    if (!succeeded(scene.run)) {
      for (const { alias } of first.shorts) {
        const alone = await run(await set(), (one) => one === alias);
        if (!succeeded(alone.run)) refused.set(alias, alone);
      }
    }
    return { scene, given: first.given, refused };
  },
});

/** The run by short options; judged where one of them was refused though the long ones are not. */
export async function requireAlias(t: Trial<MigrationTarget, 'alias'>, alias: string): Promise<ScenarioRun> {
  const { scene, refused } = await t.use(aliasRun);
  const one = refused.get(alias);
  if (one)
    t.judge({ reason: 'alias', expected: 'a run that succeeds', actual: runSummary(one.run), at: alias }, one.run);
  if (!succeeded(scene.run)) t.inconclusive('the run by short options fails, though this one does not make it fail');
  return scene;
}
