import type { Finding } from './finding.ts';

/** How many findings are kept; further findings are only counted. */
const KEPT = 1000;
/** How many texts on unreadable resources are kept. */
const KEPT_UNREAD = 20;
/** How many unreadable resources a sentence names. */
const NAMED = 3;
/** The audit stops at so many findings: more would add no information. */
const MOST_FINDINGS = 10_000;
/** The audit stops at so many unreadable resources: the connection to the log is broken. */
const MOST_UNREAD = 10;

/** The counts and findings so far: plain data, so that a worker can send it. */
export interface Tally {
  entries: number;
  bundles: number;
  /** Verified tiles by level. */
  tiles: number[];
  findings: Finding[];
  found: number;
  /** Resources that could not be read, each with the reason. */
  unread: string[];
  unreadCount: number;
}

/** An empty tally. */
export function newTally(): Tally {
  return { entries: 0, bundles: 0, tiles: [], findings: [], found: 0, unread: [], unreadCount: 0 };
}

/** Counts sound tiles of a level. */
export function countTile(tally: Tally, level: number, by = 1): void {
  while (tally.tiles.length <= level) tally.tiles.push(0);
  tally.tiles[level]! += by;
}

/** The kinds and places of the kept findings of a tally. A tally itself is plain data, so that they are beside it. */
const keptPlaces = new WeakMap<Tally, Set<string>>();
const placeOf = ({ kind, at }: Finding) => `${kind} ${at}`;

/** Counts a finding, and keeps it while there is room. A finding that is already kept is not counted again. */
export function countFinding(tally: Tally, finding: Finding): void {
  const kept = keptPlaces.get(tally) ?? new Set(tally.findings.map(placeOf));
  keptPlaces.set(tally, kept);
  const place = placeOf(finding);
  if (kept.has(place)) return;
  tally.found++;
  if (tally.findings.length >= KEPT) return;
  tally.findings.push(finding);
  kept.add(place);
}

/** Counts an unreadable resource. */
export function countUnread(tally: Tally, why: string): void {
  tally.unreadCount++;
  if (tally.unread.length < KEPT_UNREAD) tally.unread.push(why);
}

/** The unreadable resources in one sentence: the first few by name. */
export function unreadText({ unread, unreadCount }: Tally): string {
  const named = unread.slice(0, NAMED);
  const more = unreadCount - named.length;
  return `${unreadCount} of its resources could not be read: ${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`;
}

/** Adds the tally of a part. */
export function addTally(to: Tally, part: Tally): void {
  to.entries += part.entries;
  to.bundles += part.bundles;
  for (const [level, count] of part.tiles.entries()) countTile(to, level, count);
  for (const finding of part.findings) countFinding(to, finding);
  to.found += part.found - part.findings.length;
  // Several units may need the same resource.
  const others = part.unread.filter((text) => !to.unread.includes(text));
  to.unread.push(...others.slice(0, KEPT_UNREAD - to.unread.length));
  to.unreadCount += part.unreadCount - (part.unread.length - others.length);
}

/** Why the audit should stop; undefined where it should go on. */
export function reasonToStop(tally: Tally): string | undefined {
  if (tally.found >= MOST_FINDINGS) return `stopped after ${tally.found} findings`;
  return tally.unreadCount >= MOST_UNREAD
    ? `stopped after ${tally.unreadCount} resources that cannot be read`
    : undefined;
}
