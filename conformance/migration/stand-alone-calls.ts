import type { StandAlone } from './stand-alone-scene.ts';

/** What `record` of Owned kept of one call. */
export interface Call {
  readonly subject: unknown;
  readonly number: unknown;
  readonly note: unknown;
}

const CALL = 'function callAt(uint256) view returns (address, address, uint256, string)';
const MOST = 20;

/** Calls of `record`, in their order. */
export async function recorded({ owned, views }: Pick<StandAlone, 'owned' | 'views'>): Promise<readonly Call[]> {
  const count = Number((await views.value(owned.address, 'function callsCount() view returns (uint256)')) ?? 0);
  const calls: Call[] = [];
  for (let n = 0; n < Math.min(count, MOST); n++) {
    const call = await views.call(owned.address, CALL, [n]);
    const [, subject, number, note] = call.ok ? call.values : [];
    calls.push({ subject, number, note });
  }
  return calls;
}

/** What each holder was told last. */
export function tells({ holders, views }: Pick<StandAlone, 'holders' | 'views'>): Promise<readonly unknown[]> {
  return Promise.all(holders.map(({ address }) => views.value(address, 'function told() view returns (address)')));
}
