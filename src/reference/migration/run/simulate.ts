/** A run on a copy of the chain, before the first transaction: it shows failures and the cost. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Signer } from '../chain/account.ts';
import { type Chain, openChain, quantity } from '../chain/chain.ts';
import { feesOf } from '../chain/fees.ts';
import { MOST } from '../chain/gas.ts';
import { OpenTransactions, untilMined } from '../chain/open-transactions.ts';
import { type Receipt, receiptIn } from '../chain/receipt.ts';
import { Sender } from '../chain/sender.ts';
import type { Journal } from '../journal/journal.ts';
import { simulatedNetworks } from '../local-chain/hardhat.ts';
import type { Deployer } from '../plan/deployer.ts';

const WEALTH = 10n ** 30n;

export interface SimulatedStep {
  readonly step: string;
  readonly gas: number;
}

export interface Simulation {
  /** Runs a step on the copy, after the earlier steps; gives the steps still to send. */
  run<T>(journal: Journal, work: (deployer: Deployer) => Promise<T>): Promise<{ made: T; steps: SimulatedStep[] }>;
  close(): Promise<void>;
}

/** Copies the chain behind a URL lazily, with Hardhat. Rejects with a MigrationError where Hardhat is not installed. */
export async function simulation(url: string, original: Chain, signer: Signer): Promise<Simulation> {
  const { id, network } = original;
  // The latest block: by default Hardhat copies a block some hundred blocks back, which no reorganisation removes.
  const blockNumber = Number(await original.request('eth_blockNumber'));
  const cache = await mkdtemp(join(tmpdir(), 'touchstone-migrate-'));
  const forget = () => rm(cache, { recursive: true, force: true });
  const networks = await simulatedNetworks({ cache, what: 'A simulation' }).catch(async (error) => {
    await forget();
    throw error;
  });
  // A private chain may accept contracts of any size; a public chain does not (EIP-170).
  const allowUnlimitedContractSize = network === 'private';
  const copied = { chainId: id, forking: { url, enabled: true, blockNumber }, allowUnlimitedContractSize };
  const connection = await networks.connect(copied).catch(async (error) => {
    await forget();
    throw error;
  });
  async function close() {
    await connection.close();
    await forget();
  }
  /** Transactions of interrupted runs: their hashes. */
  const earlier = new Set<string>();
  const request = (call: { method: string; params?: readonly unknown[] }) => connection.provider.request(call as never);
  async function opened(): Promise<Chain> {
    const copy = await openChain({ request }, () => 'private');
    const chain = { ...copy, receipt };
    // The simulation finds out the cost; the balance is compared with that of the real chain later.
    await chain.request('hardhat_setBalance', signer.address, quantity(WEALTH));
    return chain;
  }
  /** Hardhat refuses receipts of the original chain that lack members of later hardforks, as those of Petersburg do. */
  async function receipt(hash: string): Promise<Receipt | null> {
    const found = earlier.has(hash) ? await original.receipt(hash) : null;
    return found !== null && Number(found.blockNumber) <= blockNumber
      ? found
      : receiptIn(await request({ method: 'eth_getTransactionReceipt', params: [hash] }));
  }
  const chain = await opened().catch(async (error) => {
    await close();
    throw error;
  });
  return {
    async run(journal, work) {
      const steps: SimulatedStep[] = [];
      const done = ({ step, gas }: SimulatedStep) => steps.push({ step, gas });
      for (const { hash } of journal.sent.values()) earlier.add(hash);
      const fees = await feesOf(chain, undefined);
      // An estimate tries a transaction some ten times, and each time Hardhat copies all that it reads again.
      const open = new OpenTransactions(chain);
      const sender = new Sender({ chain, signer, fees, journal, open, gas: MOST, done });
      const made = await untilMined(open, () => work(sender));
      return { made, steps };
    },
    close,
  };
}
