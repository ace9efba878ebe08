import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { ContractEvent } from '../../target/chain/views.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/**
 * The events of one kind that the transactions of a run have caused in contracts that were there before the transaction. An
 * event of the transaction that creates its contract belongs to the code of that contract.
 */
export async function eventsOfCalls(
  { views, record, since, stage }: ScenarioRun,
  declared: string,
): Promise<readonly Required<ContractEvent>[]> {
  const hashes = new Set(record.transactions.map(({ hash }) => hash?.toLowerCase()));
  const mined = await views.transactions(since + 1);
  const events: Required<ContractEvent>[] = [];
  for (const { values, ...event } of await views.logs(declared)) {
    const { address, block, transaction } = event;
    if (block <= since || values === undefined || !hashes.has(transaction.toLowerCase())) continue;
    const before = `0x${(block - 1).toString(16)}`;
    const isOlder =
      (await stage.chain.request('eth_getCode', [address, before])) !== '0x' ||
      mined.some(({ contractAddress, hash }) => isSameAddress(contractAddress, address) && hash !== transaction);
    if (isOlder) events.push({ ...event, values });
  }
  return events;
}
