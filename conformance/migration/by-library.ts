/** What is migrated by the library, in a process of its own each time. */
import { type MigrationTarget, type ReadResult, type Run, succeeded } from '../core/migration-target.ts';
import type { Stage } from '../core/stage.ts';
import type { Trial } from '../core/trial.ts';
import { type Act, jsonOf, MEMBERS, play, type Scene, sayRun } from './play.ts';
import { writtenIn } from './remembered.ts';
import type { Part } from './scenes.ts';

const STEPS = { base: 'base', dao: 'dao', test: 'demo' } as const;

/** A scene by the library, and what its promise came to. */
export interface ByLibrary extends Scene {
  readonly part: Part;
  /** undefined where it is no result. */
  readonly returned: ReadResult | undefined;
  /** It is not in the file that `output` names, but in the usual one. */
  readonly misplaced: boolean;
  /** The run with `disable-confs`, where it sends nothing and fails, and the same with `force` does not. */
  readonly asked?: Scene;
}

/** Takes a step by the library, and holds that it comes to something. */
export async function byLibrary(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed'>,
  stage: Stage,
  act: Act,
  part: 'base' | 'dao' | 'test',
  on?: Parameters<typeof playElsewhere>[3],
): Promise<ByLibrary> {
  const member = MEMBERS[act.step];
  if (!tool.has('library', member)) t.notApplicable(`the library has no ${member}`);
  const { asked, ...scene } = await playElsewhere(tool, stage, act, on);
  return { ...came(tool, t, scene, part), ...(asked ? { asked } : {}) };
}

/** The result file that is named, with what the usual one had before. */
export const NAMED = 'named.json';

/**
 * A step whose result is to be in a file that is named, and by which nobody is asked, without `force`. Where a tool asks
 * all the same, with it.
 */
export async function playElsewhere(
  tool: MigrationTarget,
  stage: Stage,
  act: Act,
  on?: Pick<Scene, 'at'> & Partial<Pick<Scene, 'file'>>,
): Promise<Scene & { readonly asked?: Scene }> {
  const output = tool.has('libraryOptions', 'output') ? { output: NAMED } : {};
  const place = { ...act.place, files: on?.file === undefined ? {} : { [NAMED]: on.file } };
  const named: Act = { ...act, options: { ...act.options, ...output }, place, by: 'library' };
  if (!tool.has('libraryOptions', 'disable-confs')) return play(tool, stage, named, on);
  const asking = { ...named, options: { ...named.options, force: undefined, 'disable-confs': true } };
  const first = await play(tool, stage, asking, on);
  if (succeeded(first.run) || first.record.transactions.length > 0) return first;
  const forced = await play(tool, stage, named, { at: first.at });
  return succeeded(forced.run) ? { ...forced, asked: first } : first;
}

/** Holds that a scene came to something. */
export function came(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed'>,
  scene: Scene,
  part: 'base' | 'dao' | 'test',
): ByLibrary {
  const { run, stage } = scene;
  const expected = `a promise that is fulfilled, and \`${part}\` in the result file`;
  const usual = tool.resultOf(jsonOf(writtenIn(tool, stage, scene.at) ?? ''), stage.network);
  const misplaced = scene.result?.result[part] === undefined && usual?.result[part] !== undefined;
  const result = misplaced ? usual : scene.result;
  const found = result?.result[part];
  if (!succeeded(run) || found === undefined)
    t.judge({ reason: 'failed', expected, actual: sayRun(run), at: STEPS[part] }, run);
  return { ...scene, result, part: found!, misplaced, returned: returnedBy(tool, run, stage) };
}

export const returnedBy = (tool: MigrationTarget, { returned }: Run, { network }: Stage): ReadResult | undefined =>
  tool.resultOf(returned, network);
