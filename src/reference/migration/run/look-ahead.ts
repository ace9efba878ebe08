/** What a run is going to do and to cost, known before the first transaction: upon a copy of the chain where that counts. */

import { formatEther } from 'ethers';
import { balanceOf } from '../chain/chain.ts';
import { type Fees, priceOf } from '../chain/fees.ts';
import { limitFor } from '../chain/gas.ts';
import { MigrationError } from '../error.ts';
import { DEFAULT_PROVIDER, type MigrationOptions } from '../library/options.ts';
import type { Prepared } from './prepare.ts';
import { type Outlook, rehearse } from './rehearse.ts';
import { simulation } from './simulate.ts';

/** How often an account has the least that a run costs, from where its means are beyond doubt. */
const AMPLE = 100n;
/** Of failures that are not those of the machinery: the run itself would meet them. */
const MACHINERY: readonly string[] = ['usage', 'node', 'unmined'];

/**
 * Upon a copy of the chain where that is asked for, where ether is at stake, where somebody is asked whether it may be
 * spent, and where the account may have too little.
 */
export async function lookAhead(prepared: Prepared, options: MigrationOptions): Promise<Outlook> {
  const { provider = DEFAULT_PROVIDER, simulate, dryRun = false } = options;
  const { chain, reporter } = prepared.execution;
  if (simulate === false || typeof provider !== 'string') return rehearse(prepared);
  if (simulate || dryRun || chain.network !== 'private') return upon(provider, prepared, simulate === true);
  const least = await rehearse(prepared);
  if (least.steps.length === 0 || !(reporter.asks || (await mayBePoor(prepared, least)))) return least;
  // It was not asked for, so that a copy which cannot be made, or asked, is no reason to refuse.
  return upon(provider, prepared, false).catch((error: Error) => {
    if (error instanceof MigrationError && !MACHINERY.includes(error.code)) throw error;
    reporter.say(`Not simulated: the copy of the chain fails (${error.message.split('\n')[0]})`);
    return least;
  });
}

async function upon(url: string, prepared: Prepared, demanded: boolean): Promise<Outlook> {
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

/** Tells it, and gives the cost in words. Rejects with a MigrationError where the account cannot pay for it. */
export async function sayOutlook({ execution }: Prepared, outlook: Outlook, all: boolean): Promise<string | undefined> {
  const { chain, signer, fees, reporter } = execution;
  const { steps, gas, simulated } = outlook;
  const [balance, price] = [await balanceOf(chain, signer.address), await priceOf(chain, fees)];
  const ether = formatEther(balance);
  reporter.say(`Network ${chain.network} (chain ${chain.id}), account ${signer.address}, ${ether} ETH`);
  if (all) for (const step of steps) reporter.say(`${step.step}: ${simulated ? '' : 'at least '}${step.gas} gas`);
  const about = simulated ? 'about' : 'more than';
  const cost = `${about} ${formatEther(gas * price)} ETH`;
  if (steps.length === 0) reporter.say('All is done: there is nothing to send');
  else reporter.say(`${steps.length} transactions, ${about} ${gas} gas, ${cost}`);
  const needed = neededFor(outlook, price, fees);
  if (balance >= needed) return steps.length === 0 ? undefined : cost;
  const found = `${signer.address} has ${ether} ETH, expected more than ${formatEther(needed)} ETH`;
  throw new MigrationError('means', steps.length === 0 ? found : `${found} for ${steps.length} transactions`);
}

/** A node takes a transaction from whoever has its whole gas limit at the most that is offered, though less is paid in the end. */
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
