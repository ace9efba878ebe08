/** Runs a step on a chain, with its journal: starts it, continues it, or finds it done. */

import { join } from 'node:path';
import type { Signer } from '../chain/account.ts';
import { limitsOf } from '../chain/block-gas.ts';
import type { Chain } from '../chain/chain.ts';
import type { Fees } from '../chain/fees.ts';
import { OpenTransactions, untilMined } from '../chain/open-transactions.ts';
import { MigrationError } from '../error.ts';
import { Journal } from '../journal/journal.ts';
import type { Begin, Mined } from '../journal/line.ts';
import type { Reporter } from '../library/reporter.ts';
import type { Parts } from '../parts.ts';
import { DryRun, type PlannedStep } from '../plan/dry-run.ts';
import { type Deployed, digestOf, type Step } from './step.ts';

export interface Execution {
  readonly chain: Chain;
  readonly signer: Signer;
  readonly fees: Fees;
  readonly parts: Parts;
  readonly reporter: Reporter;
  /** The folder with the journals. */
  readonly folder: string;
  readonly restart: boolean;
}

/** A journal of a step. `left`: it is of this very step, either interrupted or done. */
export interface Opened {
  readonly journal: Journal;
  readonly begin: Begin;
  readonly left: boolean;
}

/** Reads the journal of a step. A journal of another purpose may be refused unless `restart` is set. */
export async function openJournal(step: Step, { chain, signer, parts, folder, restart }: Execution): Promise<Opened> {
  const journal = await Journal.read(join(folder, `${step.name}-${chain.id}-${chain.genesis.slice(2, 18)}.jsonl`));
  const begin: Begin = {
    kind: 'begin',
    version: 1,
    chainId: chain.id,
    genesis: chain.genesis,
    account: signer.address,
    digest: digestOf(step.purpose),
  };
  const earlier = journal.begin;
  const there = earlier !== undefined && !restart && (await parts.stillThere(journal, chain));
  const same = there && earlier.digest === begin.digest && earlier.account === begin.account;
  const left = same && (journal.end === undefined || (await step.stands(chain, journal.end.result)));
  const ended = journal.end !== undefined;
  if (there && !same && journal.sent.size > 0 && parts.onChanged(step.name, ended) === 'refused') {
    throw new MigrationError(
      'changed',
      `The ${step.name} migration that ${ended ? 'was finished' : 'was interrupted'} was of another account, base or ` +
        'parameters. Run it again with those, or start over with restart',
    );
  }
  return { journal, begin, left };
}

/** The plan of a step, without a chain. Throws a MigrationError where arguments do not fit their contracts. */
export async function planned(step: Step, account: string): Promise<{ steps: readonly PlannedStep[]; made: Deployed }> {
  const dry = new DryRun(account, 0);
  const made = await step.run(dry);
  return { steps: dry.steps, made };
}

/**
 * Runs the step and gives its result. Sends nothing where its journal has an end. `rehearsed`: the gas of its transactions
 * on a copy of the chain.
 */
export async function execute(
  step: Step,
  { journal, begin, left }: Opened,
  execution: Execution,
  rehearsed?: ReadonlyMap<string, bigint>,
): Promise<Deployed> {
  if (left && journal.end) return journal.end.result;
  const { chain, signer, fees, parts, reporter } = execution;
  const count = (await planned(step, signer.address)).steps.length;
  if (!left) await journal.start(begin);
  let index = journal.mined.size;
  if (index > 0) reporter.say(`Going on with the ${step.name} migration: ${index} of ${count} transactions are done`);
  const done = ({ step: name, gas }: Mined) => reporter.step({ of: step.name, step: name, gas, index: ++index, count });
  try {
    const open = new OpenTransactions(chain);
    const limits = await limitsOf(chain, signer.address, fees, rehearsed);
    const sender = parts.deployer({ chain, signer, fees, journal, open, ...limits, done });
    const deployed = await untilMined(open, () => step.run(sender));
    await step.verify(chain);
    const result = parts.result(step.name, deployed);
    await journal.write({ kind: 'end', result });
    return result;
  } finally {
    await journal.close();
  }
}
