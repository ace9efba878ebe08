/** Content of a result file that is none of a DAO migration's business: another network's, another step's. */

/** Content of a result file that is none of a DAO migration's business: another network's, another step's. */
export interface OtherContent {
  readonly text: string;
  readonly added: readonly { readonly path: readonly string[]; readonly value: unknown }[];
}

const OTHER = `0x${'0b'.repeat(20)}`;
const DEMO = {
  name: 'Demo of Before',
  Avatar: OTHER,
  NativeToken: OTHER,
  NativeReputation: OTHER,
  proposalId: `0x${'0b'.repeat(32)}`,
};

/**
 * Adds to a result file, at the levels that it has: `test`, and another network where networks stand in it. Where core
 * versions do, `test` has them as `base` does.
 */
export function withOtherContent(file: unknown, network: string): OtherContent {
  const all = structuredClone(file) as Record<string, Record<string, unknown>>;
  const flat = 'base' in all;
  const own = (flat ? all : all[network]) as Record<string, unknown>;
  const levels = Object.entries(Object(own.base) as Record<string, unknown>).filter(([, value]) => isMap(value));
  const test = levels.length > 0 ? { [levels[0]![0]]: DEMO } : DEMO;
  own.test = test;
  const added: { path: string[]; value: unknown }[] = [{ path: flat ? ['test'] : [network, 'test'], value: test }];
  if (!flat) {
    const other = network === 'kovan' ? 'rinkeby' : 'kovan';
    all[other] = elsewhere(structuredClone({ base: own.base, dao: test })) as Record<string, unknown>;
    added.push({ path: [other], value: all[other] });
  }
  return { text: `${JSON.stringify(all, null, 2)}\n`, added };
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same with other addresses. */
function elsewhere(value: unknown): unknown {
  if (isMap(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, elsewhere(one)]));
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? `0x0b${value.slice(4)}` : value;
}
