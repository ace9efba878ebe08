/** A whole run: everything that can be refused is refused before the first transaction of any step. */
import { formatEther } from 'ethers';
import { balanceOf } from './chain/chain.ts';
import { priceOf } from './chain/fees.ts';
import { RpcError } from './chain/json-rpc.ts';
import { MigrationError } from './error.ts';
import { execute, openJournal } from './execute.ts';
import { DEFAULT_OUTPUT, DEFAULT_PROVIDER } from './options.ts';
import { type Asked, type Prepared, prepare } from './prepare.ts';
import { type Outlook, rehearse } from './rehearse.ts';
import { type MigrationResult, record } from './result/result-file.ts';
import { simulation } from './simulate.ts';
import type { Step, StepName } from './step.ts';
import type { DeployedBase } from './steps.ts';

/** Gives what was migrated. Rejects with a MigrationError. */
export async function migrate({ parts, ...asked }: Asked): Promise<MigrationResult> {
  const options = parts.options(asked.options);
  const [steps, reporter] = [parts.steps(asked.steps), parts.reporter(asked.reporter, options)];
  const { output = DEFAULT_OUTPUT } = options;
  // Where the lock is to be, a file has to be able to be.
  await parts.readResultFile(output);
  const unlock = await parts.lock(`${output}.lock`);
  try {
    const prepared = await prepare({ ...asked, steps, options, parts, reporter });
    const outlook = await lookAhead(prepared, options);
    await sayOutlook(prepared, outlook, options.dryRun === true);
    if (options.dryRun) return {};
    const { network } = prepared.execution.chain;
    if (!(await reporter.confirm(`Migrate ${steps.join(' and ')} on ${network}?`))) {
      throw new MigrationError('unconfirmed', 'Nothing was migrated');
    }
    return await carryOut(prepared, steps);
  } catch (error) {
    throw error instanceof RpcError
      ? new MigrationError('node', `The node fails: ${error.message}`, { cause: error })
      : error;
  } finally {
    await unlock();
  }
}

/** Upon a copy of the chain where ether is at stake, or that is asked for. */
async function lookAhead(
  prepared: Prepared,
  { provider = DEFAULT_PROVIDER, ...options }: Asked['options'],
): Promise<Outlook> {
  const { chain, signer, reporter } = prepared.execution;
  const wanted = options.simulate ?? (options.dryRun === true || chain.network !== 'private');
  if (!wanted || typeof provider !== 'string') return rehearse(prepared);
  const copy = await simulation(provider, chain.id, signer).catch((error: MigrationError) => {
    if (options.simulate || error.code !== 'usage') throw error;
    reporter.say(`Not simulated: ${error.message}`);
    return undefined;
  });
  try {
    return await rehearse(prepared, copy);
  } finally {
    await copy?.close();
  }
}

/** Rejects with a MigrationError where the account cannot pay for it. */
async function sayOutlook({ execution }: Prepared, { steps, gas, simulated }: Outlook, all: boolean): Promise<void> {
  const { chain, signer, fees, reporter } = execution;
  const [balance, price] = [await balanceOf(chain, signer.address), await priceOf(chain, fees)];
  const ether = formatEther(balance);
  reporter.say(`Network ${chain.network} (chain ${chain.id}), account ${signer.address}, ${ether} ETH`);
  if (all) for (const one of steps) reporter.say(`${one.step}: ${simulated ? '' : 'at least '}${one.gas} gas`);
  const about = simulated ? 'about' : 'more than';
  const cost = formatEther(gas * price);
  if (steps.length === 0) reporter.say('All is done: there is nothing to send');
  else reporter.say(`${steps.length} transactions, ${about} ${gas} gas, ${about} ${cost} ETH`);
  if (balance >= gas * price) return;
  throw new MigrationError('means', `${signer.address} has ${ether} ETH, expected more than ${cost} ETH`);
}

async function carryOut({ execution, output, known, base, following, version }: Prepared, steps: readonly StepName[]) {
  const { chain, parts } = execution;
  const result: Record<string, unknown> = known ? { base: known.base } : {};
  const done = async (step: Step) => {
    const deployed = await execute(step, await openJournal(step, execution), execution);
    await record(output, chain, step, deployed, parts);
    result[step.name] = deployed;
    return deployed;
  };
  const standing = base ? base.of(await done(base.step)) : (known as DeployedBase);
  for (const step of following(standing)) await done(step);
  const asked = Object.entries(result).filter(([name]) => steps.includes(name as StepName));
  return parts.returned(Object.fromEntries(asked), { network: chain.network, version });
}
