import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { SCHEME_NAMES, type SchemeName } from '../../oracle/schemes/permissions.ts';
import type { ContractViews } from '../../target/chain/views.ts';
import { schemeVotes } from '../voting/scheme-votes.ts';
import type { RegisteredScheme } from './controller.ts';

/** The schemes of a DAO under the document's names. */
export interface DaoSchemes {
  readonly named: ReadonlyMap<SchemeName, RegisteredScheme>;
  /** The schemes without a name in the document, except the deploying account. */
  readonly others: readonly RegisteredScheme[];
}

/**
 * Identifies schemes: by the address in `base`, else by the same code. The document does not have GenericScheme in `base`:
 * it is the scheme that answers as one. If no scheme does and one is `wanted`, it is the only scheme that is not
 * identified.
 */
export async function daoSchemes(
  views: ContractViews,
  of: {
    readonly schemes: readonly RegisteredScheme[];
    readonly base: Readonly<Record<string, unknown>>;
    readonly account: string;
    readonly wanted: boolean;
  },
): Promise<DaoSchemes> {
  const named = new Map<SchemeName, RegisteredScheme>();
  const left = new Set(of.schemes.filter(({ address }) => !isSameAddress(address, of.account)));
  const take = (name: SchemeName, scheme: RegisteredScheme | undefined) => {
    if (!scheme || named.has(name)) return;
    named.set(name, scheme);
    left.delete(scheme);
  };
  for (const name of SCHEME_NAMES)
    take(
      name,
      [...left].find(({ address }) => isSameAddress(address, of.base[name])),
    );
  for (const name of SCHEME_NAMES) {
    const code = await views.codeAt(of.base[name]);
    if (code === '0x' || named.has(name)) continue;
    for (const scheme of left) if ((await views.codeAt(scheme.address)) === code) take(name, scheme);
  }
  const core = new Set(Object.values(of.base).map((address) => String(address).toLowerCase()));
  const unknown = [...left].filter(({ address }) => !core.has(address.toLowerCase()));
  for (const scheme of unknown) {
    const votes = await schemeVotes(views, 'GenericScheme', scheme);
    if (votes && BigInt(votes.machine) > 0n) take('GenericScheme', scheme);
  }
  if (of.wanted && unknown.length === 1) take('GenericScheme', unknown[0]);
  return { named, others: [...left] };
}
