/** The parts of a migration. Each may be replaced, which is how a faulty tool is made. */

import { accountOf } from './chain/account.ts';
import { feesOf } from './chain/fees.ts';
import type { Provider } from './chain/json-rpc.ts';
import { networkOf } from './chain/network.ts';
import { Sender, type Sending } from './chain/sender.ts';
import { releasedNetworks, releaseOf } from './cli/release-variables.ts';
import { openCore } from './core/core-package.ts';
import { journalsOf } from './journal/journal.ts';
import { lock } from './journal/lock.ts';
import { stillThere } from './journal/still-there.ts';
import { gasPriceOf, type MigrationOptions } from './library/options.ts';
import type { Reporter } from './library/reporter.ts';
import { LocalChain } from './local-chain/local-chain.ts';
import type { Params } from './params/params.ts';
import { paramsFor } from './params/read.ts';
import { deployBase, isBaseOf } from './plan/base.ts';
import { deployDao } from './plan/dao.ts';
import { deployDemo } from './plan/demo.ts';
import type { Deployer } from './plan/deployer.ts';
import { resultIn, resultWith, returned } from './result/levels.ts';
import { readResultFile, writeResultFile } from './result/result-file.ts';
import { lookup } from './run/lookup.ts';
import { onChanged } from './run/on-changed.ts';
import type { Deployed, StepName } from './run/step.ts';
import { verifyBase, verifyDao, verifyDemo } from './run/verify.ts';

/** Every decision of the tool, as a record of functions; a faulty tool is the record with one member replaced. */
export interface Parts {
  readonly options: (options: MigrationOptions) => MigrationOptions;
  readonly steps: (steps: readonly StepName[]) => readonly StepName[];
  readonly provider: (provider: Provider) => Provider;
  readonly reporter: (reporter: Reporter, options: MigrationOptions) => Reporter;
  readonly deployBase: typeof deployBase;
  readonly deployDao: typeof deployDao;
  readonly deployDemo: typeof deployDemo;
  /** The sender of transactions; planning does not use it. */
  readonly deployer: (sending: Sending) => Deployer;
  /** The parameters that were read. */
  readonly params: (params: Params) => Params;
  /** The result of a step, in the result file and from the library. */
  readonly result: (step: StepName, deployed: Deployed) => Deployed;
  readonly paramsFor: typeof paramsFor;
  readonly networkOf: (chainId: number, genesis?: string) => string;
  readonly accountOf: typeof accountOf;
  readonly gasPriceOf: typeof gasPriceOf;
  readonly feesOf: typeof feesOf;
  readonly openCore: typeof openCore;
  readonly isBaseOf: typeof isBaseOf;
  readonly stillThere: typeof stillThere;
  readonly onChanged: typeof onChanged;
  readonly journalsOf: typeof journalsOf;
  readonly lock: typeof lock;
  readonly readResultFile: typeof readResultFile;
  readonly resultIn: typeof resultIn;
  readonly resultWith: typeof resultWith;
  readonly writeResultFile: typeof writeResultFile;
  readonly returned: typeof returned;
  readonly verifyBase: typeof verifyBase;
  readonly verifyDao: typeof verifyDao;
  readonly verifyDemo: typeof verifyDemo;
  readonly lookup: typeof lookup;
  readonly localChain: typeof LocalChain;
  readonly releaseOf: typeof releaseOf;
  readonly releasedNetworks: typeof releasedNetworks;
}

const same = <T>(value: T): T => value;

/** The correct parts. */
export const PARTS: Parts = {
  options: same,
  steps: same,
  provider: same,
  reporter: same,
  deployBase,
  deployDao,
  deployDemo,
  deployer: (sending) => new Sender(sending),
  params: same,
  result: (_, deployed) => deployed,
  paramsFor,
  networkOf,
  accountOf,
  gasPriceOf,
  feesOf,
  openCore,
  isBaseOf,
  stillThere,
  onChanged,
  journalsOf,
  lock,
  readResultFile,
  resultIn,
  resultWith,
  writeResultFile,
  returned,
  verifyBase,
  verifyDao,
  verifyDemo,
  lookup,
  localChain: LocalChain,
  releaseOf,
  releasedNetworks,
};
