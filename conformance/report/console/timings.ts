import type { CheckReport, Report } from '../document/report.ts';

/** A check is listed if it took at least so much of the run. */
const LISTED = 0.01;
const COLUMN = 9;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`.padStart(COLUMN);
const sum = (checks: readonly CheckReport[], timeOf: (check: CheckReport) => number | undefined): number =>
  checks.reduce((all, check) => all + (timeOf(check) ?? 0), 0);

/**
 * The time of a run: what each check took, in pauses and while a request or a program of the target ran, the longest
 * first. Checks that follow each other have times that add up; of those that were judged at once a further column says how
 * long they waited for each other. A premise counts for the check that was the first to need it.
 */
export function timingLines({ checks, durationMs }: Pick<Report, 'checks' | 'durationMs'>): string[] {
  const atOnce = checks.some(({ waitedMs = 0 }) => waitedMs > 0);
  const sorted = checks.toSorted((a, b) => b.durationMs - a.durationMs);
  const listed = sorted.filter((check) => check.durationMs >= LISTED * durationMs);
  const others = sorted.slice(listed.length);
  const line = (text: string, ones: readonly CheckReport[]) =>
    [
      seconds(sum(ones, (check) => check.durationMs)),
      seconds(sum(ones, (check) => check.pausedMs)),
      seconds(sum(ones, (check) => check.targetMs)),
      ...(atOnce ? [seconds(sum(ones, (check) => check.waitedMs))] : []),
      `  ${text}`,
    ].join(' ');
  const besides = durationMs - sum(checks, (check) => check.durationMs);
  return [
    `${['took', 'paused', 'target', ...(atOnce ? ['waited'] : [])].map((word) => word.padStart(COLUMN)).join(' ')}   check`,
    ...listed.map((check) => line(check.id, [check])),
    ...(others.length > 0 ? [line(`${others.length} others`, others)] : []),
    ...(atOnce ? [] : [`${seconds(Math.max(0, besides))} ${' '.repeat(2 * COLUMN + 2)}  to start and end`]),
  ];
}
