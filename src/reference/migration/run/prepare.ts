/** Prepares a run: whatever can be refused without the chain's state is refused here, before anything is sent. */

import { openChain } from '../chain/chain.ts';
import { jsonRpc } from '../chain/json-rpc.ts';
import { LATEST_CORE } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';
import { DEFAULT_OUTPUT, DEFAULT_PROVIDER, type MigrationOptions } from '../library/options.ts';
import type { Reporter } from '../library/reporter.ts';
import type { Parts } from '../parts.ts';
import { realFile } from '../result/real-file.ts';
import type { Execution } from './execute.ts';
import { recordedBase, whyUnusable } from './recorded-base.ts';
import type { Step, StepName } from './step.ts';
import { baseStep, type DeployedBase, daoStep, demoStep, findDao } from './steps.ts';

export interface Asked {
  readonly steps: readonly StepName[];
  readonly options: MigrationOptions;
  readonly parts: Parts;
  readonly reporter: Reporter;
  /** Path of the parameters file. */
  readonly paramsFile?: string;
}

export interface Prepared {
  readonly execution: Execution;
  readonly output: string;
  /** Version of the requested core. */
  readonly version: string;
  /** The existing base; undefined where it has to be deployed. */
  readonly known: DeployedBase | undefined;
  /** Deploys the base; absent where an existing base is used. */
  readonly base: { readonly step: Step; readonly of: (deployed: object) => DeployedBase } | undefined;
  /** The steps on this base. */
  readonly following: (base: DeployedBase) => readonly Step[];
}

/** Advice where no node answers at the default address. */
const ELSEWHERE = 'Give the URL of a node (--provider URL), or start a local chain there (README.md)';

/** Opens the chain and reads all files. Rejects with a MigrationError. */
export async function prepare({ steps, options, parts, reporter, paramsFile }: Asked): Promise<Prepared> {
  const { output = DEFAULT_OUTPUT, coreVersion = LATEST_CORE, restart = false, provider = DEFAULT_PROVIDER } = options;
  const signer = parts.accountOf(options);
  const gasPrice = parts.gasPriceOf(options.gasPrice);
  const core = parts.openCore(coreVersion);
  const file = await parts.readResultFile(output);
  const opened = parts.provider(typeof provider === 'string' ? jsonRpc(provider) : provider);
  const chain = await openChain(opened, parts.networkOf).catch((error: Error) => {
    throw options.provider === undefined && error instanceof MigrationError && error.code === 'node'
      ? new MigrationError('node', `${error.message}. ${ELSEWHERE}`, { cause: error })
      : error;
  });
  if (options.privateKey === undefined && options.mnemonic === undefined && chain.network !== 'private') {
    const reason = `the built-in key is everybody's, and the chain is ${chain.network}`;
    throw new MigrationError('account', `Expected a private key or a mnemonic: ${reason}`);
  }
  const params = steps.includes('dao') && parts.paramsFor(chain.network, options.params, paramsFile ?? 'params');
  const found = params ? findDao(parts.params(params), coreVersion, paramsFile, parts) : undefined;
  const fees = await parts.feesOf(chain, gasPrice);

  const recorded = parts.resultIn(file, chain.network)?.base;
  const versions = [coreVersion, LATEST_CORE, ...(found ? [found.core.version] : [])];
  const deploys = steps.includes('base');
  const fresh = deploys && restart;
  const known = fresh ? undefined : await recordedBase(recorded, deploys ? [coreVersion] : versions, chain, parts);
  if (!deploys && known === undefined) {
    const why = await whyUnusable(recorded, versions, chain, parts);
    throw new MigrationError('base', `Expected a base migration of ${chain.network} in ${output}, which ${why}`);
  }
  return {
    execution: { chain, signer, fees, parts, reporter, folder: parts.journalsOf(await realFile(output)), restart },
    output,
    version: coreVersion,
    known,
    base:
      deploys && known === undefined
        ? { step: baseStep(core, parts), of: (base) => ({ core, base: base as DeployedBase['base'] }) }
        : undefined,
    following: (base) => [
      ...(found ? [daoStep(found, base, parts)] : []),
      ...(steps.includes('test') ? [demoStep(base, parts)] : []),
    ],
  };
}
