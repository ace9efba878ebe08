import { premise } from '../../../core/check/premise.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import type { PlaceSettings } from '../../target/stage.ts';
import { baseCodeByPlace } from '../result-file/missing-code.ts';
import { observeResultFile, type ResultFileHistory } from '../result-file/result-file-history.ts';
import { baseMigration } from '../runs/base-migration.ts';
import type { CompletedRun } from '../runs/completed-run.ts';
import { RevertibleChain } from '../runs/revertible-chain.ts';
import { newStage, runStep } from '../runs/run-step.ts';
import type { ScenarioRun, StepRequest } from '../runs/scenario-run.ts';

/** Settings by which a tool migrates without `force`. */
export type UnforcedSettings = Required<Pick<StepRequest, 'options' | 'place'>>;

const UNCONFIRMED: UnforcedSettings = { options: { force: undefined, 'disable-confs': true }, place: {} };
const withStdin = (stdin: PlaceSettings['stdin'] & {}): UnforcedSettings => ({
  options: { force: undefined },
  place: { stdin },
});
/** The default answer is tried before yes, which may answer another question. */
const AT_A_TERMINAL = ['', 'y', 'yes'].map((answer) => withStdin({ terminal: [answer] }));

/** A base migration without `force` on a fresh chain, and the same command a second time. */
export interface UnforcedBase {
  readonly way: UnforcedSettings;
  readonly first: CompletedRun;
  readonly history: ResultFileHistory;
  /** The code of each contract, by `base.NAME`. */
  readonly codes: ReadonlyMap<string, string>;
  readonly rerun: ScenarioRun;
  /** The chain and the result file as they were between the two runs. */
  readonly base: RevertibleChain;
  /** The folders as they were between the two runs. */
  readonly kept: ScenarioRun['at'];
}

export const unforcedBase = premise<MigrationTarget>()({
  name: 'unforced-base',
  inTurn: true,
  find: async (tool, t): Promise<UnforcedBase> => {
    await t.use(baseMigration);
    for (const way of tool.argv ? [withStdin('closed'), ...AT_A_TERMINAL] : [UNCONFIRMED]) {
      const stage = await newStage(t, tool);
      const at = await stage.place(way.place);
      const { hook, end } = observeResultFile(tool, stage, at);
      const act: StepRequest = {
        step: 'base',
        options: { ...way.options, params: PLAIN_BY_NETWORK },
        place: way.place,
      };
      const first = await runStep(tool, stage, { ...act, script: { hook } }, { at });
      const history = end();
      const part = first.result?.result.base;
      if (!succeeded(first.run) || part === undefined) continue;
      const kept = await stage.place({ like: at });
      const base = await RevertibleChain.of(tool, stage, { [tool.fileOf('migration.json')]: first.file! });
      const codes = await baseCodeByPlace(part, first.views);
      const rerun = await runStep(tool, stage, act, first);
      return { way, first: { ...first, part }, history, codes, rerun, base, kept };
    }
    return t.inconclusive(
      'it migrates no base without `force`, neither without a terminal nor when it gets Enter, y or yes',
    );
  },
});

/** Runs a step with the settings by which the tool migrates without `force`. */
export function runUnforcedStep(
  tool: MigrationTarget,
  { stage }: RevertibleChain,
  way: UnforcedSettings,
  act: StepRequest,
  at: ScenarioRun['at'],
): Promise<ScenarioRun> {
  const options = { ...way.options, params: PLAIN_BY_NETWORK, ...act.options };
  return runStep(tool, stage, { ...act, options, place: { ...way.place, ...act.place } }, { at });
}
