import type { Finding } from './finding.ts';

/** How many findings are kept with their words; the rest are counted. */
const KEPT = 1000;
/** How many sentences on what could not be read are kept. */
const KEPT_UNREAD = 20;
/** How many of them a sentence names. */
const NAMED = 3;
/** A log that is wrong in so many places is wrong: looking on tells nothing more. */
const MOST_FINDINGS = 10_000;
/** So many resources that could not be read mean that the way to the log is broken. */
const MOST_UNREAD = 10;

/** What has been looked at and found so far: plain data, so that it crosses from a worker. */
export interface Tally {
  entries: number;
  bundles: number;
  /** Verified tiles by level. */
  tiles: number[];
  findings: Finding[];
  found: number;
  /** Resources that could not be read, each with why. */
  unread: string[];
  unreadCount: number;
}

/** Nothing looked at yet. */
export function newTally(): Tally {
  return { entries: 0, bundles: 0, tiles: [], findings: [], found: 0, unread: [], unreadCount: 0 };
}

/** Counts a tile of a level that is right. */
export function countTile(tally: Tally, level: number, by = 1): void {
  while (tally.tiles.length <= level) tally.tiles.push(0);
  tally.tiles[level]! += by;
}

/** Counts something that is wrong, and keeps it while there is room. What stands there already is not said again. */
export function countFinding(tally: Tally, finding: Finding): void {
  if (tally.findings.some(({ kind, at }) => kind === finding.kind && at === finding.at)) return;
  tally.found++;
  if (tally.findings.length < KEPT) tally.findings.push(finding);
}

/** Counts something that could not be read. */
export function countUnread(tally: Tally, why: string): void {
  tally.unreadCount++;
  if (tally.unread.length < KEPT_UNREAD) tally.unread.push(why);
}

/** What could not be read, in one sentence: the first few by name. */
export function unreadText({ unread, unreadCount }: Tally): string {
  const named = unread.slice(0, NAMED);
  const more = unreadCount - named.length;
  return `${unreadCount} of its resources could not be read: ${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`;
}

/** Adds what a part has found. */
export function addTally(to: Tally, part: Tally): void {
  to.entries += part.entries;
  to.bundles += part.bundles;
  for (const [level, count] of part.tiles.entries()) countTile(to, level, count);
  for (const finding of part.findings) countFinding(to, finding);
  to.found += part.found - part.findings.length;
  to.unread.push(...part.unread.slice(0, KEPT_UNREAD - to.unread.length));
  to.unreadCount += part.unreadCount;
}

/** Why it makes no sense to look on; undefined where it does. */
export function reasonToStop(tally: Tally): string | undefined {
  if (tally.found >= MOST_FINDINGS) return `stopped after ${tally.found} findings`;
  return tally.unreadCount >= MOST_UNREAD
    ? `stopped after ${tally.unreadCount} resources that cannot be read`
    : undefined;
}
