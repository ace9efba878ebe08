/** Short options (the interface document, "Command line": Alias). */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import { EXAMPLE_PARAMS_FILE } from '../../inputs/files/example-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { failedRunDefect } from '../runs/completed-run.ts';
import { newStage } from '../runs/run-step.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { requireCommandLine, runCommandLine } from './run-command.ts';
import { exampleFiles, type GivenOptions, usageExampleRun } from './usage-example-run.ts';

/** A short option of a base migration, its long form, and its value. */
interface ShortOption {
  readonly alias: string;
  readonly long: string;
  readonly value?: string;
}

/** A base migration with short options only. */
export interface AliasRun {
  readonly scene: ScenarioRun;
  readonly given: GivenOptions;
  /** The failed runs with one short option and long ones; each option is tried so if the run with short options failed. */
  readonly refused: ReadonlyMap<string, ScenarioRun>;
}

const OUTPUT = 'folder/short.json';

export const aliasRun: Premise<MigrationTarget, AliasRun> = premise<MigrationTarget>()({
  name: 'alias-run',
  find: async (any, t) => {
    const tool = requireCommandLine(any, t);
    // The long options must work before the short ones can be judged.
    await t.use(usageExampleRun);
    const prepare = async () => {
      const stage = await newStage(t, tool);
      const given = { account: stage.chain.accounts[4]!, gwei: '11.251953125', path: '/short?apiKey=0123' };
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
    const run = async (
      { stage, given, shorts }: Awaited<ReturnType<typeof prepare>>,
      isShort: (alias: string) => boolean,
    ) => {
      const args = shorts.flatMap(({ alias, long, value }) => [
        isShort(alias) ? alias : long,
        ...(value ? [value] : []),
      ]);
      const files = { ...exampleFiles(tool, stage.network) };
      const act = { args: ['base', ...args], account: given.account, place: { files }, output: OUTPUT };
      return runCommandLine(tool, stage, act);
    };
    const first = await prepare();
    const scene = await run(first, () => true);
    const refused = new Map<string, ScenarioRun>();
    if (!succeeded(scene.run)) {
      for (const { alias } of first.shorts) {
        const alone = await run(await prepare(), (short) => short === alias);
        if (!succeeded(alone.run)) refused.set(alias, alone);
      }
    }
    return { scene, given: first.given, refused };
  },
});

/** A short option that is refused where the long one is not. */
export function refusedAliasDefect({ refused }: AliasRun, alias: string): Defect<'alias'> | undefined {
  const scene = refused.get(alias);
  return scene && failedRunDefect('alias', scene.run, alias);
}

/** The run by short options, for the check of one of them that is not refused. */
export function requireShortRun({ scene }: AliasRun, t: Trial<MigrationTarget, never>): ScenarioRun {
  if (!succeeded(scene.run)) t.inconclusive('the run by short options fails, but not because of this option');
  return scene;
}
