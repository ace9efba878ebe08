import type { EntryFacts } from './entry-facts.ts';

const FINGERPRINT = 32;

/** How an entry of a precertificate names those who issued it. */
export interface PrecertificateClaim {
  /** The fingerprints of the first two in its chain, as latin1 strings. */
  readonly issuers: readonly string[];
  readonly issuerKeyHash: string;
  readonly isSame: boolean;
  readonly at: string;
}

/** The issuers that some entries name: plain data, so that a worker can send it. */
export interface NamedIssuers {
  /** Each fingerprint, as a latin1 string, with the first entry that names it. */
  readonly first: Map<string, string>;
  /** Each way in which entries of precertificates name their issuers, with the first entry that does. */
  readonly claims: Map<string, PrecertificateClaim>;
  /** Whether there were too many to keep them. */
  isCut: boolean;
}

/** The most issuers that are kept and read: public logs have a few thousand. */
export const MOST_ISSUERS = 100_000;

/** No issuers yet. */
export const newNamedIssuers = (): NamedIssuers => ({ first: new Map(), claims: new Map(), isCut: false });

/** Notes the issuers of an entry. */
export function noteIssuers(named: NamedIssuers, { at, chain, precertificate }: EntryFacts): void {
  const { first, claims } = named;
  for (let start = 0; start < chain.length; start += FINGERPRINT) {
    const fingerprint = chain.slice(start, start + FINGERPRINT);
    if (first.has(fingerprint)) continue;
    if (first.size < MOST_ISSUERS) first.set(fingerprint, at);
    else named.isCut = true;
  }
  if (!precertificate) return;
  const { issuerKeyHash, isSame } = precertificate;
  const issuers = [chain.slice(0, FINGERPRINT), chain.slice(FINGERPRINT, 2 * FINGERPRINT)].filter((one) => one !== '');
  // Each precertificate of another certificate is a finding of its own.
  const name = `${issuers.join('')}${issuerKeyHash}${isSame ? '' : at}`;
  if (!claims.has(name)) claims.set(name, { issuers, issuerKeyHash, isSame, at });
}
