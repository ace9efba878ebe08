/** Runs by the library, each in a process of its own. */

import type { Trial } from '../../../core/check/trial.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { ReadResult } from '../../target/result.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { runStep, STEP_MEMBERS } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { RunStage, ScenarioRun, StepRequest } from '../runs/scenario-run.ts';
import { writtenResultFile } from '../runs/shared-result-file.ts';

const STEPS = { base: 'base', dao: 'dao', test: 'demo' } as const;

/** A run by the library, and the value of its promise. */
export interface LibraryRun extends ScenarioRun {
  readonly part: ResultPart;
  /** undefined where the value is not a result. */
  readonly returned: ReadResult | undefined;
  /** The result is not in the file that `output` names, but in the usual one. */
  readonly misplaced: boolean;
  /** The run with `disable-confs`, if it failed before its first transaction and the same run with `force` succeeded. */
  readonly refusedRun?: ScenarioRun;
}

/** Migrates a step by the library, which must write its part of the result. */
export async function runByLibrary(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed'>,
  stage: RunStage,
  act: StepRequest,
  part: 'base' | 'dao' | 'test',
  on?: Parameters<typeof runIntoNamedOutput>[3],
): Promise<LibraryRun> {
  const member = STEP_MEMBERS[act.step];
  if (!tool.has('library', member)) t.notApplicable(`the library has no ${member}`);
  const { refusedRun, ...scene } = await runIntoNamedOutput(tool, stage, act, on);
  return { ...requireLibraryResult(tool, t, scene, part), ...(refusedRun ? { refusedRun } : {}) };
}

/** The named result file. Before the run it has the content of the usual one. */
export const NAMED_OUTPUT = 'named.json';

/**
 * A step with a named result file, and with `disable-confs` instead of `force`. If the tool refuses that before its first
 * transaction, the step is run with `force`.
 */
export async function runIntoNamedOutput(
  tool: MigrationTarget,
  stage: RunStage,
  act: StepRequest,
  on?: Pick<ScenarioRun, 'at'> & Partial<Pick<ScenarioRun, 'file'>>,
): Promise<ScenarioRun & { readonly refusedRun?: ScenarioRun }> {
  const output = tool.has('libraryOptions', 'output') ? { output: NAMED_OUTPUT } : {};
  const place = { ...act.place, files: on?.file === undefined ? {} : { [NAMED_OUTPUT]: on.file } };
  const named: StepRequest = { ...act, options: { ...act.options, ...output }, place, by: 'library' };
  if (!tool.has('libraryOptions', 'disable-confs')) return runStep(tool, stage, named, on);
  const asking = { ...named, options: { ...named.options, force: undefined, 'disable-confs': true } };
  const first = await runStep(tool, stage, asking, on);
  if (succeeded(first.run) || first.record.transactions.length > 0) return first;
  const forced = await runStep(tool, stage, named, { at: first.at });
  return succeeded(forced.run) ? { ...forced, refusedRun: first } : first;
}

/** Requires that a run succeeded and wrote its part of the result. */
export function requireLibraryResult(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, 'failed'>,
  scene: ScenarioRun,
  part: 'base' | 'dao' | 'test',
): LibraryRun {
  const { run, stage } = scene;
  const expected = `a promise that is fulfilled, and \`${part}\` in the result file`;
  const usual = tool.resultOf(parseJsonText(writtenResultFile(tool, stage, scene.at) ?? ''), stage.network);
  const misplaced = scene.result?.result[part] === undefined && usual?.result[part] !== undefined;
  const result = misplaced ? usual : scene.result;
  const writtenPart = result?.result[part];
  if (!succeeded(run) || writtenPart === undefined)
    return t.fail({ reason: 'failed', expected, actual: runSummary(run), at: STEPS[part] }, run);
  return { ...scene, result, part: writtenPart, misplaced, returned: returnedBy(tool, run, stage) };
}

export const returnedBy = (tool: MigrationTarget, { returned }: Run, { network }: RunStage): ReadResult | undefined =>
  tool.resultOf(returned, network);
