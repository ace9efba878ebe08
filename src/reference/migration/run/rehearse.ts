/** The steps of a run before it begins: from a dry run and, if given, from a copy of the chain. */

import { Journal } from '../journal/journal.ts';
import { openJournal, planned } from './execute.ts';
import type { Prepared } from './prepare.ts';
import type { Simulation } from './simulate.ts';
import type { StepName } from './step.ts';
import type { DeployedBase } from './steps.ts';

interface Expected {
  readonly of: StepName;
  readonly step: string;
  readonly gas: bigint;
}

export interface Outlook {
  /** The transactions still to send, `of` a step; `gas`: their gas, or the least gas in a dry run. */
  readonly steps: readonly Expected[];
  readonly gas: bigint;
  readonly simulated: boolean;
}

/**
 * Encodes every argument, so that a wrong argument is found now; a base that is not deployed yet has the addresses that
 * it would get. Rejects with a MigrationError.
 */
export async function rehearse({ execution, known, base, following }: Prepared, copy?: Simulation): Promise<Outlook> {
  const account = execution.signer.address;
  const outstanding: Expected[] = [];
  let usable = known;
  if (base) {
    const dry = await planned(base.step, account);
    usable = base.of(dry.made);
    const { made } = await ahead(base.step, dry.steps);
    if (made) usable = base.of(made);
  }
  for (const step of following(usable as DeployedBase)) await ahead(step, (await planned(step, account)).steps);
  return {
    steps: outstanding,
    gas: outstanding.reduce((sum, { gas }) => sum + gas, 0n),
    simulated: copy !== undefined,
  };

  /** Adds the steps still to send, and gives the result on the copy. */
  async function ahead(step: Parameters<typeof planned>[0], dry: readonly { step: string; gas: bigint }[]) {
    const { journal, left } = await openJournal(step, execution);
    if (left && journal.end) return { made: journal.end.result };
    if (!copy) {
      const toSend = dry.filter((planned) => !left || !journal.sent.has(planned.step));
      outstanding.push(...toSend.map((planned) => ({ of: step.name, ...planned })));
      return {};
    }
    const { made, steps } = await copy.run(left ? journal.copy() : Journal.inMemory(), (deployer) =>
      step.run(deployer),
    );
    outstanding.push(...steps.map((sent) => ({ of: step.name, step: sent.step, gas: BigInt(sent.gas) })));
    return { made };
  }
}

/** The gas of a step's transactions on a copy of the chain; undefined without a copy. */
export function rehearsedGas({ steps, simulated }: Outlook, name: StepName): ReadonlyMap<string, bigint> | undefined {
  return simulated ? new Map(steps.filter(({ of }) => of === name).map(({ step, gas }) => [step, gas])) : undefined;
}
