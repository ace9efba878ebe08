import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import { SCHEME_NAMES, type SchemeName } from '../../oracle/schemes/permissions.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import { schemeVotes } from '../voting/scheme-votes.ts';
import type { RegisteredScheme } from './controller.ts';

/** The schemes of a DAO under the document's names. */
export interface DaoSchemes {
  /** The first scheme of each name. */
  readonly named: ReadonlyMap<SchemeName, RegisteredScheme>;
  /** All schemes of a name: as many as its section has entries, and at least one. */
  readonly all: ReadonlyMap<SchemeName, readonly RegisteredScheme[]>;
  /** The schemes without a name in the document, except the deploying account, and those of a name that are too many. */
  readonly others: readonly RegisteredScheme[];
}

/**
 * Identifies schemes: by the address in `base`, else by the same code. The document does not have GenericScheme in `base`,
 * where it may have any name: it is the scheme that answers as one. If no scheme does and one is `wanted`, it is the only scheme that is not
 * identified.
 */
export async function daoSchemes(
  views: ContractViews,
  of: {
    readonly schemes: readonly RegisteredScheme[];
    readonly base: Readonly<Record<string, unknown>>;
    readonly account: string;
    readonly wanted: boolean;
    /** The number of entries of the sections that have any. */
    readonly entries: Readonly<Partial<Record<SchemeName, number>>>;
  },
): Promise<DaoSchemes> {
  const all = new Map<SchemeName, RegisteredScheme[]>();
  const left = new Set(of.schemes.filter(({ address }) => !isSameAddress(address, of.account)));
  const isFull = (name: SchemeName) => (all.get(name)?.length ?? 0) >= Math.max(1, of.entries[name] ?? 1);
  const take = (name: SchemeName, scheme: RegisteredScheme | undefined) => {
    if (!scheme || !left.has(scheme) || isFull(name)) return;
    all.set(name, [...(all.get(name) ?? []), scheme]);
    left.delete(scheme);
  };
  for (const name of SCHEME_NAMES)
    take(
      name,
      [...left].find(({ address }) => isSameAddress(address, of.base[name])),
    );
  for (const name of SCHEME_NAMES) {
    const code = await views.codeAt(of.base[name]);
    if (code === '0x' || isFull(name)) continue;
    for (const scheme of left) if ((await views.codeAt(scheme.address)) === code) take(name, scheme);
  }
  const core = new Set(coreContractEntries(of.base).map(([, address]) => String(address).toLowerCase()));
  const unknown = [...left].filter(({ address }) => !core.has(address.toLowerCase()));
  const answerAs = async (name: SchemeName) => {
    for (const scheme of unknown) {
      if (isFull(name) || !left.has(scheme)) continue;
      const votes = await schemeVotes(views, name, scheme);
      if (votes && BigInt(votes.machine) > 0n) take(name, scheme);
    }
  };
  await answerAs('GenericScheme');
  // A further scheme may have other code than that of the base: one for a single DAO, or a proxy.
  if ((of.entries.ContributionReward ?? 1) > 1) await answerAs('ContributionReward');
  if (of.wanted && unknown.length === 1 && !all.has('GenericScheme')) take('GenericScheme', unknown[0]);
  const named = new Map([...all].flatMap(([name, [first]]) => (first ? [[name, first] as const] : [])));
  return { named, all, others: [...left] };
}
