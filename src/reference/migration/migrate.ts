/** A whole run: everything that can be refused is refused before the first transaction of any step. */
import { formatEther } from 'ethers';
import { balanceOf, openChain } from './chain/chain.ts';
import { priceOf } from './chain/fees.ts';
import { jsonRpc } from './chain/json-rpc.ts';
import { LATEST_CORE } from './core/core-package.ts';
import { MigrationError } from './error.ts';
import { type Execution, execute, openJournal, planned } from './execute.ts';
import { DEFAULT_OUTPUT, DEFAULT_PROVIDER, type MigrationOptions } from './options.ts';
import type { Parts } from './parts.ts';
import { recordedBase } from './recorded-base.ts';
import type { Reporter } from './reporter.ts';
import { type MigrationResult, record } from './result/result-file.ts';
import type { Step, StepName } from './step.ts';
import { baseStep, type DeployedBase, daoStep, demoStep, findDao } from './steps.ts';

export interface Run {
  readonly steps: readonly StepName[];
  readonly options: MigrationOptions;
  readonly parts: Parts;
  readonly reporter: Reporter;
  /** Of the file that the parameters are from. */
  readonly paramsFile?: string;
}

/** Gives what was migrated. Rejects with a MigrationError. */
export async function migrate({ parts, paramsFile, ...run }: Run): Promise<MigrationResult> {
  const [options, steps, reporter] = [parts.options(run.options), parts.steps(run.steps), parts.reporter(run.reporter)];
  const { output = DEFAULT_OUTPUT, coreVersion = LATEST_CORE, restart = false, provider = DEFAULT_PROVIDER } = options;
  const signer = parts.accountOf(options);
  const gasPrice = parts.gasPriceOf(options.gasPrice);
  const core = parts.openCore(coreVersion);
  await parts.readResultFile(output);
  const opened = parts.provider(typeof provider === 'string' ? jsonRpc(provider) : provider);
  const chain = await openChain(opened, parts.networkOf);
  if (options.privateKey === undefined && options.mnemonic === undefined && chain.network !== 'private') {
    const found = `the built-in key is everybody's, and the chain is ${chain.network}`;
    throw new MigrationError('account', `Expected a private key or a mnemonic: ${found}`);
  }
  const params = steps.includes('dao') && parts.paramsFor(chain.network, options.params, paramsFile ?? 'params');
  const found = params ? findDao(parts.params(params), coreVersion, paramsFile) : undefined;

  const unlock = await parts.lock(`${output}.lock`);
  try {
    const fees = await parts.feesOf(chain, gasPrice);
    const execution: Execution = { chain, signer, fees, parts, reporter, folder: `${output}.journal`, restart };
    const file = await parts.readResultFile(output);
    const recorded = file[chain.network]?.base;
    const versions = [coreVersion, LATEST_CORE, ...(found ? [found.core.version] : [])];
    const known = await recordedBase(recorded, steps.includes('base') ? [coreVersion] : versions, chain, parts);
    const deploys = steps.includes('base') && (restart || known === undefined);
    if (!steps.includes('base') && known === undefined) {
      const why = recorded === undefined ? 'has none' : 'names contracts that this chain does not have';
      throw new MigrationError('base', `Expected a base migration of ${chain.network} in ${output}, which ${why}`);
    }
    const following = (base: DeployedBase): Step[] => [
      ...(found ? [daoStep(found, base, parts)] : []),
      ...(steps.includes('test') ? [demoStep(base)] : []),
    ];

    // Dry, so that what does not fit is found now; a base that is not there yet has the addresses that it would get.
    const base = deploys ? baseStep(core, parts) : undefined;
    const standIn = base ? ((await planned(base, signer.address)).made as DeployedBase['base']) : undefined;
    const begun = standIn ? { core, base: standIn } : (known as DeployedBase);
    let gas = 0n;
    for (const step of [...(base ? [base] : []), ...following(begun)]) {
      const { journal, left } = await openJournal(step, execution);
      if (left && journal.end) continue;
      const { steps: all } = await planned(step, signer.address);
      for (const one of all) if (!left || !journal.sent.has(one.step)) gas += one.gas;
    }
    const least = gas * (await priceOf(chain, fees));
    const balance = await balanceOf(chain, signer.address);
    reporter.say(
      `Network ${chain.network} (chain ${chain.id}), account ${signer.address}, ${formatEther(balance)} ETH`,
    );
    if (balance < least) {
      const needs = `${formatEther(least)} ETH`;
      throw new MigrationError(
        'means',
        `${signer.address} has ${formatEther(balance)} ETH, expected more than ${needs}`,
      );
    }
    if (!(await reporter.confirm(`Migrate ${steps.join(' and ')} on ${chain.network}?`))) {
      throw new MigrationError('unconfirmed', 'Nothing was migrated');
    }

    let result: MigrationResult = known && !deploys ? { base: known.base } : {};
    const done = async (step: Step) => {
      const deployed = await execute(step, await openJournal(step, execution), execution);
      await record(output, chain, step.name, deployed, parts);
      result = { ...result, [step.name]: deployed };
      return deployed;
    };
    const standing = base ? { core, base: (await done(base)) as DeployedBase['base'] } : begun;
    for (const step of following(standing)) await done(step);
    return Object.fromEntries(Object.entries(result).filter(([name]) => steps.includes(name as StepName)));
  } finally {
    await unlock();
  }
}
