import { timeText } from '../../log/oracle/checkpoint/tree-head-time.ts';
import { type Finding, finding } from '../finding/finding.ts';
import type { LogSource } from '../source/source.ts';
import type { VerifiedTiles } from '../verify/verified-tiles.ts';
import { compareHeads, type Growth } from './growth.ts';
import type { Head } from './head.ts';

type Timed = Pick<Head, 'checkpoint' | 'treeHeadTime'>;

/**
 * Compares a checkpoint with the kept one as `compareHeads` does, and, where both are tree heads of a log of certificates, by
 * their times as well: that of the larger tree is the later one (RFC 6962, section 3.5). `known`: where the first one comes from.
 */
export async function compareTreeHeads(
  kept: Timed | undefined,
  now: Timed,
  source: LogSource,
  way: VerifiedTiles | undefined,
  known = 'as kept',
): Promise<Growth> {
  const growth = await compareHeads(kept?.checkpoint, now.checkpoint, source, way, known, hintOf(kept, now));
  if (!kept || (growth.kind !== 'grown' && growth.kind !== 'unproved')) return growth;
  const notLater = notLaterFinding(kept, now, known);
  if (!notLater) return growth;
  return { kind: 'not-later', finding: notLater, ...(growth.kind === 'unproved' && { unproved: growth.why }) };
}

/** Whether two tree heads have the same tree, and the first was signed later. Caches may show them in any order. */
export const isSignedLater = (one: Timed, other: Timed): boolean =>
  one.checkpoint.size === other.checkpoint.size && (one.treeHeadTime ?? 0n) > (other.treeHeadTime ?? 0n);

/** A cache shows what was signed before; a smaller tree that was signed later is no cache's. */
function hintOf(kept: Timed | undefined, now: Timed): string | undefined {
  const [before, time] = [kept?.treeHeadTime, now.treeHeadTime];
  if (before === undefined || time === undefined || time <= before) return undefined;
  return `The log signed it at ${timeText(time)}, after the kept one at ${timeText(before)}, so no stale cache is the cause`;
}

function notLaterFinding(kept: Timed, now: Timed, known: string): Finding | undefined {
  const [before, time] = [kept.treeHeadTime, now.treeHeadTime];
  if (before === undefined || time === undefined || now.checkpoint.size <= kept.checkpoint.size || time > before)
    return undefined;
  return finding(
    'not-later',
    'checkpoint, signature',
    `at tree size ${now.checkpoint.size} a time later than ${timeText(before)}, that of tree size ${kept.checkpoint.size}, ${known}`,
    timeText(time),
  );
}
