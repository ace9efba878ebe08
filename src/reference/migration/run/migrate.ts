/** A whole run: everything that can be refused is refused before the first transaction of any step. */

import { RpcError } from '../chain/json-rpc.ts';
import { MigrationError } from '../error.ts';
import { DEFAULT_OUTPUT } from '../library/options.ts';
import { realFile } from '../result/real-file.ts';
import { record } from '../result/record.ts';
import type { MigrationResult } from '../result/result-file.ts';
import { execute, openJournal } from './execute.ts';
import { lookAhead, sayOutlook } from './look-ahead.ts';
import { type Asked, type Prepared, prepare } from './prepare.ts';
import { type Outlook, rehearsedGas } from './rehearse.ts';
import type { Step, StepName } from './step.ts';
import type { DeployedBase } from './steps.ts';

/** Migrates, and gives the result. Rejects with a MigrationError. */
export async function migrate({ parts, ...asked }: Asked): Promise<MigrationResult> {
  const options = parts.options(asked.options);
  const [steps, reporter] = [parts.steps(asked.steps), parts.reporter(asked.reporter, options)];
  const { output = DEFAULT_OUTPUT } = options;
  // The lock needs a writable folder.
  await parts.readResultFile(output);
  const unlock = await parts.lock(`${await realFile(output)}.lock`);
  try {
    const prepared = await prepare({ ...asked, steps, options, parts, reporter });
    const outlook = await lookAhead(prepared, options);
    const cost = await sayOutlook(prepared, outlook, options.dryRun === true);
    if (options.dryRun) return {};
    const { network } = prepared.execution.chain;
    const again = options.restart ? ' again, discarding the earlier deployment,' : '';
    const question = `Migrate ${steps.join(' and ')} on ${network}${again} for ${cost}?`;
    // Without transactions there is nothing to confirm.
    if (cost !== undefined && !(await reporter.confirm(question))) {
      throw new MigrationError('unconfirmed', 'Nothing was migrated');
    }
    return await carryOut(prepared, steps, outlook);
  } catch (error) {
    throw error instanceof RpcError
      ? new MigrationError('node', `The node fails: ${error.message}`, { cause: error })
      : error;
  } finally {
    await unlock();
  }
}

async function carryOut(prepared: Prepared, steps: readonly StepName[], outlook: Outlook) {
  const { execution, output, known, base, following, version } = prepared;
  const { chain, parts, reporter } = execution;
  let written = false;
  const result: Record<string, unknown> = known ? { base: known.base } : {};
  const done = async (step: Step) => {
    const rehearsed = rehearsedGas(outlook, step.name);
    const deployed = await execute(step, await openJournal(step, execution), execution, rehearsed);
    if (await record(output, chain, step, deployed, parts)) written = true;
    result[step.name] = deployed;
    return deployed;
  };
  const standing = base ? base.of(await done(base.step)) : (known as DeployedBase);
  for (const step of following(standing)) await done(step);
  reporter.say(written ? `Wrote ${output}` : `${output} has it already`);
  const requested = Object.entries(result).filter(([name]) => steps.includes(name as StepName));
  return parts.returned(Object.fromEntries(requested), { network: chain.network, version });
}
