/** Runs of a tool on a stage. */

import type { RunState } from '../../../core/run/run-state.ts';
import type { ChainAccount } from '../../../lab/chain/account.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationOptions, MigrationStep } from '../../target/migration-options.ts';
import type { ReadResult } from '../../target/result.ts';
import type { Run } from '../../target/run.ts';
import type { MigrationStage, PlaceSettings, RecordedRpc } from '../../target/stage.ts';

/** A stage, and the state of the suite's run. */
export interface RunStage extends MigrationStage {
  readonly state: RunState;
}

/** One run of a tool on a stage. The chain stays as it is until the run of the suite ends. */
export interface ScenarioRun {
  readonly stage: RunStage;
  readonly at: Place;
  /** The account of the given key: by default the first of the chain. */
  readonly account: ChainAccount;
  readonly options: MigrationOptions;
  readonly run: Run;
  /** Its calls to the chain. */
  readonly record: RecordedRpc;
  readonly views: ContractViews;
  /** The text of the result file; undefined where there is no file. */
  readonly file: string | undefined;
  /** The result in that file; undefined where the text is not a result. */
  readonly result: ReadResult | undefined;
  /** The number of the chain's last block before the run. Later blocks are of the run. */
  readonly since: number;
}

/** A step to run. */
export interface StepRequest {
  readonly step: MigrationStep;
  /** Added to provider, key and `force`, or in their place: undefined removes one. */
  readonly options?: { readonly [K in keyof MigrationOptions]?: MigrationOptions[K] | undefined };
  readonly place?: PlaceSettings;
  readonly script?: RpcScript;
  /** Runs a member of the library, even if there is a command. */
  readonly by?: 'library';
  /** Another run is at work on the chain, on purpose. */
  readonly beside?: true;
}
