/** The base of a local chain: the first transactions of a fixed account, so the addresses are always the same. */
import { accountOf } from '../chain/account.ts';
import { openChain } from '../chain/chain.ts';
import { feesOf } from '../chain/fees.ts';
import type { Provider } from '../chain/json-rpc.ts';
import { networkOf } from '../chain/network.ts';
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
  const sender = new Sender({ chain, signer: accountOf({}), fees, journal: Journal.inMemory(), done: () => undefined });
  return deployBase(sender, openCore(LATEST_CORE));
}
