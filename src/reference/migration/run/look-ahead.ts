/** The steps of a run and their cost, before the first transaction; from a copy of the chain where that matters. */

import { formatEther } from 'ethers/utils';
import { balanceOf } from '../chain/chain.ts';
import { type Fees, priceOf } from '../chain/fees.ts';
import { limitFor } from '../chain/gas.ts';
import { MigrationError } from '../error.ts';
import { DEFAULT_PROVIDER, type MigrationOptions } from '../library/options.ts';
import type { Prepared } from './prepare.ts';
import { type Outlook, rehearse } from './rehearse.ts';
import { simulation } from './simulate.ts';

/** With this multiple of the least cost of a run an account certainly has enough ether. */
const AMPLE = 100n;
/** Codes of failures of the copy; the run itself would meet all others. */
const MACHINERY: readonly string[] = ['usage', 'node', 'unmined'];

/**
 * Rehearses on a copy of the chain where an option demands it, where ether is at stake, where a person is asked for
 * confirmation, and where the account may have too little ether.
 */
export async function lookAhead(prepared: Prepared, options: MigrationOptions): Promise<Outlook> {
  const { provider = DEFAULT_PROVIDER, simulate, dryRun = false } = options;
  const { chain, reporter } = prepared.execution;
  if (simulate === false || typeof provider !== 'string') return rehearse(prepared);
  if (simulate || dryRun || chain.network !== 'private') return rehearseOnCopy(provider, prepared, simulate === true);
  const least = await rehearse(prepared);
  if (least.steps.length === 0 || !(reporter.asks || (await mayBePoor(prepared, least)))) return least;
  // No option demands the copy, so a failure of the copy is no reason to refuse.
  return rehearseOnCopy(provider, prepared, false).catch((error: Error) => {
    if (error instanceof MigrationError && !MACHINERY.includes(error.code)) throw error;
    reporter.say(`Not simulated: the copy of the chain fails (${error.message.split('\n')[0]})`);
    return least;
  });
}

async function rehearseOnCopy(url: string, prepared: Prepared, demanded: boolean): Promise<Outlook> {
  const { chain, signer, reporter } = prepared.execution;
  const copy = await simulation(url, chain, signer).catch((error: MigrationError) => {
    if (demanded || error.code !== 'usage') throw error;
    reporter.say(`Not simulated: ${error.message}`);
    return undefined;
  });
  try {
    return await rehearse(prepared, copy);
  } finally {
    await copy?.close();
  }
}

async function mayBePoor({ execution: { chain, signer, fees } }: Prepared, { gas }: Outlook): Promise<boolean> {
  return (await balanceOf(chain, signer.address)) < gas * (await priceOf(chain, fees)) * AMPLE;
}

/**
 * Reports the outlook, and gives the cost in words. Rejects with a MigrationError where the account cannot pay for it.
 */
export async function sayOutlook(
  { execution }: Prepared,
  outlook: Outlook,
  eachStep: boolean,
): Promise<string | undefined> {
  const { chain, signer, fees, reporter } = execution;
  const { steps, gas, simulated } = outlook;
  const [balance, price] = [await balanceOf(chain, signer.address), await priceOf(chain, fees)];
  const ether = formatEther(balance);
  reporter.say(`Network ${chain.network} (chain ${chain.id}), account ${signer.address}, ${ether} ETH`);
  if (eachStep) for (const step of steps) reporter.say(`${step.step}: ${simulated ? '' : 'at least '}${step.gas} gas`);
  const about = simulated ? 'about' : 'more than';
  const cost = `${about} ${formatEther(gas * price)} ETH`;
  if (steps.length === 0) reporter.say('All is done: there is nothing to send');
  else reporter.say(`${steps.length} transactions, ${about} ${gas} gas, ${cost}`);
  const needed = neededFor(outlook, price, fees);
  if (balance >= needed) return steps.length === 0 ? undefined : cost;
  const found = `${signer.address} has ${ether} ETH, expected more than ${formatEther(needed)} ETH`;
  throw new MigrationError('means', steps.length === 0 ? found : `${found} for ${steps.length} transactions`);
}

/**
 * A node demands that the account has the whole gas limit at the highest offered price, although it pays less in the
 * end.
 */
function neededFor({ steps, simulated }: Outlook, price: bigint, fees: Fees): bigint {
  const most = fees.type === 0 ? fees.gasPrice : fees.maxFeePerGas;
  let [spent, needed] = [0n, 0n];
  for (const { gas } of steps) {
    const wanted = spent + (simulated ? limitFor(gas) : gas) * (most > price ? most : price);
    if (wanted > needed) needed = wanted;
    spent += gas * price;
  }
  return needed;
}
