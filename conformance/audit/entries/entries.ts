import { TREE_HEAD } from '../../log/oracle/note/tree-head.ts';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import type { BundleId } from '../../log/oracle/tiles/resource.ts';
import type { Head } from '../checkpoint/head.ts';
import type { Finding } from '../finding/finding.ts';
import type { Tally } from '../finding/tally.ts';
import type { LogLocation, LogSource } from '../source/source.ts';
import type { EntryFacts } from './entry-facts.ts';
import type { Issuers } from './issuers.ts';
import type { NamedIssuers } from './named-issuers.ts';

/** By which specification a log is audited: C2SP tlog-tiles with entry bundles, or C2SP static-ct-api with data tiles. */
export type AuditProfile = 'tlog-tiles' | 'static-ct';

/** How entries are to be read: plain data, so that a worker can receive it. */
export interface EntriesPlan {
  readonly profile: AuditProfile;
  /** Whether data tiles may be kept in gzip, as logs that serve their folder in gzip keep them. */
  readonly inFolder: boolean;
  /** The time of the tree head, in milliseconds since 1970: no entry is later. */
  readonly treeHeadTime?: bigint;
}

/** The entries of a resource, hashed. */
export interface HashedEntries {
  /** Their leaf hashes; where there is a defect, those before it. */
  readonly leaves: Buffer;
  /** Why the bytes are not these entries. */
  readonly defect?: Finding;
  /** Of each entry of a log of certificates. */
  readonly facts?: readonly EntryFacts[];
}

/** Which entries some bytes have to be. */
export interface EntriesPlace {
  /** Of the resource. */
  readonly index: bigint;
  /** How many the bytes have to be. */
  readonly count: number;
  /** How many of them are in the tree: the others are read, and not judged. */
  readonly width: number;
}

/** The entries of a log in their format: where they are, their hashes, and what they are judged by. Each unit of work has its own. */
export interface Entries {
  pathOf(id: BundleId): string;
  /** The most bytes of a resource that are read. */
  readonly limit: number;
  /** Whether no specification has that limit: then a longer resource is not wrong. */
  readonly isLimitOurs: boolean;
  /** The bytes without a coding in which a folder may keep them. @throws UnsoundResource */
  decoded(bytes: Buffer): Buffer;
  /** Hashes entries into `into`, and may overwrite the bytes. */
  hash(bytes: Buffer, place: EntriesPlace, into: Buffer): HashedEntries;
  /** Takes the facts of those entries whose leaf hashes are right: it counts their findings, and notes the issuers that they name. */
  take(facts: readonly EntryFacts[] | undefined, isRight: (place: number) => boolean, tally: Tally): void;
  readonly named?: NamedIssuers;
}

/** The profile of an audit: as given, or by the type of the log's keys. */
export function auditProfile({
  profile,
  keys,
}: {
  readonly profile?: AuditProfile;
  readonly keys: readonly Vkey[];
}): AuditProfile {
  return profile ?? (keys.some(({ type }) => type === TREE_HEAD) ? 'static-ct' : 'tlog-tiles');
}

/** How the entries of a tree are to be read. */
export function entriesPlan(
  { place }: { readonly place: LogLocation },
  profile: AuditProfile,
  { treeHeadTime }: Pick<Head, 'treeHeadTime'>,
): EntriesPlan {
  return { profile, inFolder: place.kind !== 'http', ...(treeHeadTime !== undefined && { treeHeadTime }) };
}

/** The issuers of a log of certificates. */
export async function issuersOf(
  { profile }: Pick<EntriesPlan, 'profile'>,
  source: LogSource,
): Promise<Issuers | undefined> {
  return profile === 'static-ct' ? new (await import('./issuers.ts')).Issuers(source) : undefined;
}

/** Makes the entries of each unit. The modules about certificates are loaded only where they are used. */
export async function entriesBy(plan: EntriesPlan): Promise<() => Entries> {
  if (plan.profile === 'static-ct') {
    const { dataTileEntries } = await import('./data-tile-entries.ts');
    return () => dataTileEntries(plan);
  }
  const { bundleEntries } = await import('./bundle-entries.ts');
  return () => bundleEntries;
}
