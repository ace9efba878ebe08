/** What a run is going to do: dry always, and upon a copy of the chain where that is wanted. */

import { Journal } from '../journal/journal.ts';
import { openJournal, planned } from './execute.ts';
import type { Prepared } from './prepare.ts';
import type { Simulation } from './simulate.ts';
import type { DeployedBase } from './steps.ts';

export interface Outlook {
  /** What is still to be sent; `gas`: what it takes, or what it takes at the least. */
  readonly steps: readonly { readonly step: string; readonly gas: bigint }[];
  readonly gas: bigint;
  readonly simulated: boolean;
}

/**
 * Every argument is encoded, so that what does not fit is found now; a base that is not there yet has the addresses that it
 * would get. Rejects with a MigrationError.
 */
export async function rehearse({ execution, known, base, following }: Prepared, copy?: Simulation): Promise<Outlook> {
  const account = execution.signer.address;
  const all: { step: string; gas: bigint }[] = [];
  let standing = known;
  if (base) {
    const dry = await planned(base.step, account);
    standing = base.of(dry.made);
    const { made } = await ahead(base.step, dry.steps);
    if (made) standing = base.of(made);
  }
  for (const step of following(standing as DeployedBase)) await ahead(step, (await planned(step, account)).steps);
  return { steps: all, gas: all.reduce((sum, { gas }) => sum + gas, 0n), simulated: copy !== undefined };

  /** What of a step is still to be sent, and what it made upon the copy. */
  async function ahead(step: Parameters<typeof planned>[0], dry: readonly { step: string; gas: bigint }[]) {
    const { journal, left } = await openJournal(step, execution);
    if (left && journal.end) return { made: journal.end.result };
    if (!copy) {
      all.push(...dry.filter((one) => !left || !journal.sent.has(one.step)));
      return {};
    }
    const { made, steps } = await copy.run(left ? journal.copy() : Journal.inMemory(), (deployer) =>
      step.run(deployer),
    );
    all.push(...steps.map(({ step: name, gas }) => ({ step: name, gas: BigInt(gas) })));
    return { made };
  }
}
