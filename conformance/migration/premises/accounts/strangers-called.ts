import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { isNamedAccount } from './named-accounts.ts';

/**
 * The transactions of a run to an account without a contract that nothing names, without a payment (MIG-AU-003 judges those).
 * A transaction to the sender itself only uses a nonce, and a contract that has destroyed itself was there before.
 */
export async function strangersCalled(scene: ScenarioRun): Promise<readonly MinedTransaction[]> {
  const { views, record, since, stage } = scene;
  const hashes = new Set(record.transactions.map(({ hash }) => hash?.toLowerCase()));
  const mined = await views.transactions(since + 1);
  const explained = new Set(mined.flatMap(({ from, contractAddress }) => [from.toLowerCase(), contractAddress]));
  const hasCode = async (address: string, block: number) =>
    (await stage.chain.request('eth_getCode', [address, `0x${block.toString(16)}`])) !== '0x';
  const called: MinedTransaction[] = [];
  for (const transaction of mined) {
    const { hash, to, value, ok, block } = transaction;
    if (!ok || to === undefined || value > 0n || !hashes.has(hash.toLowerCase()) || explained.has(to)) continue;
    if (isNamedAccount(scene, to) || (await hasCode(to, block - 1)) || (await hasCode(to, block))) continue;
    called.push(transaction);
  }
  return called;
}
