/** One run of a tool on a stage, and all that was seen of it. */

import type { ChainAccount } from '../../../lab/chain/account.ts';
import type { Place } from '../../../lab/place/place.ts';
import type { RpcScript } from '../../../lab/proxy/rpc-script.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import type { MigrationOptions, MigrationStep } from '../../target/migration-options.ts';
import type { ReadResult } from '../../target/result.ts';
import type { Run } from '../../target/run.ts';
import type { MigrationStage, PlaceSettings, RecordedRpc } from '../../target/stage.ts';

/** One run of a tool on a stage, and all that was seen of it. The chain stays as it is until the run of the suite ends. */
export interface ScenarioRun {
  readonly stage: MigrationStage;
  readonly at: Place;
  /** The account that was given: the first of the chain. */
  readonly account: ChainAccount;
  readonly options: MigrationOptions;
  readonly run: Run;
  /** What it asked of the chain. */
  readonly record: RecordedRpc;
  readonly views: ContractViews;
  /** The result file as text; undefined where there is none. */
  readonly file: string | undefined;
  /** What it says; undefined where there is none, or where it is no result. */
  readonly result: ReadResult | undefined;
  /** The number of the chain's last block before the run: what is later, the run did. */
  readonly since: number;
}

/** What is played. */
export interface StepRequest {
  readonly step: MigrationStep;
  /** Beside provider, key and `force`, or in their place: undefined takes one away. */
  readonly options?: { readonly [K in keyof MigrationOptions]?: MigrationOptions[K] | undefined };
  /** Where the chain or the place are to be others than usual. */
  readonly place?: PlaceSettings;
  readonly script?: RpcScript;
  /** By a member of the library, also where there is a command. */
  readonly by?: 'library';
}
