/** Content of a result file that a DAO migration must not change: that of another network or of another step. */
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
 * Adds content to a result file, at the levels that it has: `test`, and another network if the file has networks. If `base` has
 * core versions, `test` gets one as well.
 */
export function withOtherContent(file: unknown, network: string): OtherContent {
  const result = structuredClone(file) as Record<string, Record<string, unknown>>;
  const flat = 'base' in result;
  const record = (flat ? result : result[network]) as Record<string, unknown>;
  const levels = Object.entries(Object(record.base) as Record<string, unknown>).filter(([, value]) => isMap(value));
  const test = levels.length > 0 ? { [levels[0]![0]]: DEMO } : DEMO;
  record.test = test;
  const added: { path: string[]; value: unknown }[] = [{ path: flat ? ['test'] : [network, 'test'], value: test }];
  if (!flat) {
    const otherNetwork = network === 'kovan' ? 'rinkeby' : 'kovan';
    result[otherNetwork] = elsewhere(structuredClone({ base: record.base, dao: test })) as Record<string, unknown>;
    added.push({ path: [otherNetwork], value: result[otherNetwork] });
  }
  return { text: `${JSON.stringify(result, null, 2)}\n`, added };
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy with other addresses. */
function elsewhere(value: unknown): unknown {
  if (isMap(value)) return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, elsewhere(member)]));
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value) ? `0x0b${value.slice(4)}` : value;
}
