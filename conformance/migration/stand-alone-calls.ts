import { withCode } from './made.ts';
import { CAPPED, CORE_CONTRACT, ITEM, type StandAlone } from './stand-alone-scene.ts';
import { told } from './told.ts';

/** What `record` of Owned kept of one call. */
export interface Call {
  readonly subject: unknown;
  readonly number: unknown;
  readonly note: unknown;
}

const CALL = 'function callAt(uint256) view returns (address, address, uint256, string)';
const MOST = 20;
/** What an address is until something is told. */
export const NOBODY: string = `0x${'00'.repeat(20)}`;

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

/** Where the last item stands. */
export const lastOf = ({ withCore }: StandAlone): number => (withCore ? ITEM.linked : ITEM.core);

/** Whether the last item was initialised: without a first address it cannot be. */
export async function isLinked({ linked, views }: StandAlone): Promise<boolean> {
  const first = await views.value(linked.address, 'function first() view returns (address)');
  return told(first) !== NOBODY;
}

/** The item of the core package, by its code; undefined where there is none, or where it is not known which it is. */
export async function coreItem({ base, made, views, withCore }: StandAlone): Promise<string | undefined> {
  const code = withCore ? await views.codeAt(base[CORE_CONTRACT]) : '0x';
  const [found, ...others] = code === '0x' ? [] : withCode(made, code);
  return others.length === 0 ? found?.address : undefined;
}

/** Whether `setParameters` of a TokenCapGC was called as the parameters say: it keeps both under their hash. */
export async function cappedBy({ views }: StandAlone, address: string): Promise<boolean> {
  const { token, cap } = CAPPED;
  const hash = await views.value(address, 'function getParametersHash(address, uint256) view returns (bytes32)', [
    token,
    cap,
  ]);
  if (hash === undefined) return true;
  const kept = await views.call(address, 'function parameters(bytes32) view returns (address, uint256)', [hash]);
  return !kept.ok || told(kept.values) === told([token, cap]);
}
