import type { ContractViews } from '../../target/chain/views.ts';
/** The calls that stand-alone contracts record. */

import { ITEM_INDEX, NULL_ADDRESS, STAND_ALONE_CORE_CONTRACT } from '../../inputs/own-contracts/stand-alone-items.ts';
import { format } from '../../oracle/comparison/format.ts';
import { withCode } from '../contracts/created-contracts.ts';
import type { StandAloneOnChain } from './stand-alone-run.ts';

/** One call of `record` of Owned. */
export interface RecordedCall {
  readonly subject: unknown;
  readonly number: unknown;
  readonly note: unknown;
}

const CALL = 'function callAt(uint256) view returns (address, address, uint256, string)';
const MOST_CALLS = 20;

/** Calls of `record`, in their order. */
export async function recordedCalls({
  owned,
  views,
}: Pick<StandAloneOnChain, 'owned' | 'views'>): Promise<readonly RecordedCall[]> {
  const count = Number((await views.value(owned.address, 'function callsCount() view returns (uint256)')) ?? 0);
  const calls: RecordedCall[] = [];
  for (let n = 0; n < Math.min(count, MOST_CALLS); n++) {
    const call = await views.call(owned.address, CALL, [n]);
    const [, subject, number, note] = call.ok ? call.values : [];
    calls.push({ subject, number, note });
  }
  return calls;
}

const addressView = (name: string) => `function ${name}() view returns (address)`;

/** The argument of the last call of `tell` on a contract. */
export const lastTellArgument = (views: ContractViews, address: string): Promise<unknown> =>
  views.value(address, addressView('told'));

/** The argument of the last call of `tell`, for each holder. */
export function lastTellArguments({
  holders,
  views,
}: Pick<StandAloneOnChain, 'holders' | 'views'>): Promise<readonly unknown[]> {
  return Promise.all(holders.map(({ address }) => lastTellArgument(views, address)));
}

/** The index of the last item. */
export const lastItemIndex = ({ withCore }: StandAloneOnChain): number =>
  withCore ? ITEM_INDEX.linked : ITEM_INDEX.core;

/** Whether the last item was initialised: then it has a first address. */
export async function isLinkedInitialized({ linked, views }: StandAloneOnChain): Promise<boolean> {
  const first = await views.value(linked.address, addressView('first'));
  return format(first) !== NULL_ADDRESS;
}

/** The item of the core package, by its code; undefined if no contract or more than one has that code. */
export async function coreItemAddress({ base, made, views, withCore }: StandAloneOnChain): Promise<string | undefined> {
  const code = withCore ? await views.codeAt(base[STAND_ALONE_CORE_CONTRACT]) : '0x';
  const [contract, ...furtherContracts] = code === '0x' ? [] : withCode(made, code);
  return furtherContracts.length === 0 ? contract?.address : undefined;
}
