/** Short options (the interface document, "Command line": Alias). */
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { type Premise, premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { command, commanded, exampleFiles, type Given, PARAMS_FILE, usageExample } from './command-scenes.ts';
import { newStage, type Scene, sayRun } from './play.ts';

/** The short options of a base migration, and what stands behind each. */
interface Short {
  readonly alias: string;
  readonly long: string;
  readonly value?: string;
}

/** A base migration by short options alone. Where it fails, each was tried alone: those that fail alone too. */
export interface ByAliases {
  readonly scene: Scene;
  readonly given: Given;
  readonly refused: ReadonlyMap<string, Scene>;
}

const OUTPUT = 'folder/short.json';

export const byAliases: Premise<MigrationTarget, ByAliases> = premise<MigrationTarget>()({
  name: 'by-aliases',
  owners: {},
  find: async (any, t) => {
    const tool = commanded(any, t);
    // Where the long options fail, the short ones tell nothing.
    await t.use(usageExample);
    const set = async () => {
      const stage = await newStage(tool);
      const given = { account: stage.chain.accounts[4]!, gwei: '11.25', path: '/short?apiKey=0123' };
      const shorts: Short[] = [
        { alias: '-f', long: '--force' },
        { alias: '-q', long: '--quiet' },
        { alias: '-p', long: '--provider', value: `${stage.rpc}${given.path}` },
        { alias: '-g', long: '--gas-price', value: given.gwei },
        { alias: '-o', long: '--output', value: OUTPUT },
        { alias: '-i', long: '--params', value: PARAMS_FILE },
        { alias: '-s', long: '--private-key', value: given.account.privateKey },
      ];
      return { stage, given, shorts };
    };
    const run = async ({ stage, given, shorts }: Awaited<ReturnType<typeof set>>, is: (alias: string) => boolean) => {
      const args = shorts.flatMap(({ alias, long, value }) => [is(alias) ? alias : long, ...(value ? [value] : [])]);
      const files = { ...exampleFiles(tool, stage.network) };
      const act = { args: ['base', ...args], account: given.account, place: { files }, output: OUTPUT };
      return command(tool, stage, act);
    };
    const first = await set();
    const scene = await run(first, () => true);
    const refused = new Map<string, Scene>();
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
export async function aliased(t: Trial<MigrationTarget, 'alias'>, alias: string): Promise<Scene> {
  const { scene, refused } = await t.use(byAliases);
  const one = refused.get(alias);
  if (one) t.judge({ reason: 'alias', expected: 'a run that succeeds', actual: sayRun(one.run), at: alias }, one.run);
  if (!succeeded(scene.run)) t.inconclusive('the run by short options fails, though this one does not make it fail');
  return scene;
}
