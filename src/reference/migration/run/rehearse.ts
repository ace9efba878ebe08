/** The steps of a run before it begins: from a dry run and, if given, from a copy of the chain. */

import { Journal } from '../journal/journal.ts';
import { openJournal, planned } from './execute.ts';
import type { Prepared } from './prepare.ts';
import type { Simulation } from './simulate.ts';
import type { DeployedBase } from './steps.ts';

export interface Outlook {
  /** The steps still to send; `gas`: their gas, or the least gas in a dry run. */
  readonly steps: readonly { readonly step: string; readonly gas: bigint }[];
  readonly gas: bigint;
  readonly simulated: boolean;
}

/**
 * Encodes every argument, so that a wrong argument is found now; a base that is not deployed yet has the addresses that
 * it would get. Rejects with a MigrationError.
 */
export async function rehearse({ execution, known, base, following }: Prepared, copy?: Simulation): Promise<Outlook> {
  const account = execution.signer.address;
  const outstanding: { step: string; gas: bigint }[] = [];
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
      outstanding.push(...dry.filter((planned) => !left || !journal.sent.has(planned.step)));
      return {};
    }
    const { made, steps } = await copy.run(left ? journal.copy() : Journal.inMemory(), (deployer) =>
      step.run(deployer),
    );
    outstanding.push(...steps.map(({ step: name, gas }) => ({ step: name, gas: BigInt(gas) })));
    return { made };
  }
}
