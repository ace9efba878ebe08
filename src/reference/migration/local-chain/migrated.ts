/** The base of a local chain: the first transactions of a fixed account, so the addresses are always the same. */
import { accountOf } from '../chain/account.ts';
import { limitsOf } from '../chain/block-gas.ts';
import { openChain } from '../chain/chain.ts';
import { feesOf } from '../chain/fees.ts';
import type { Provider } from '../chain/json-rpc.ts';
import { networkOf } from '../chain/network.ts';
import { OpenTransactions, untilMined } from '../chain/open-transactions.ts';
import { Sender } from '../chain/sender.ts';
import { LATEST_CORE, openCore } from '../core/core-package.ts';
import { Journal } from '../journal/journal.ts';
import { type Base, deployBase } from '../plan/base.ts';
import { DryRun } from '../plan/dry-run.ts';

/** Names and addresses, known before there is a chain. */
export async function localBase(): Promise<Base> {
  return deployBase(new DryRun(accountOf({}).address, 0), openCore(LATEST_CORE));
}

/** Migrates the base on a new local chain. */
export async function migrateLocal(provider: Provider): Promise<Base> {
  const chain = await openChain(provider, networkOf);
  const fees = await feesOf(chain, undefined);
  const signer = accountOf({});
  const open = new OpenTransactions(chain);
  const limits = await limitsOf(chain, signer.address, fees);
  const journal = Journal.inMemory();
  const sender = new Sender({ chain, signer, fees, journal, open, ...limits, done: () => undefined });
  return untilMined(open, () => deployBase(sender, openCore(LATEST_CORE)));
}
