import { compareReports } from '../comparison/comparison.ts';
import type { KeptReport } from './kept-report.ts';
import { restoredReport } from './restored-report.ts';

/** Facts of runs in which two reports of the same result may differ. */
const FREE = ['version', 'implementation'];

/**
 * Whether two kept reports of an implementation say the same: the verdict, each check with its outcome and reason, the
 * choices, and the parts that were absent. Day, version, and the words of messages may differ, and so may the checks of
 * `sometimes`: the keys `check-id#reason` of failures that not every run meets.
 */
export function isSameResult(before: KeptReport, after: KeptReport, sometimes: readonly string[] = []): boolean {
  const unsteady = new Set(sometimes.map((key) => key.split('#')[0]));
  const steady = (report: KeptReport) => {
    const restored = restoredReport(report);
    return { ...restored, checks: restored.checks.filter(({ id }) => !unsteady.has(id)) };
  };
  const isFree = before.checks.some(
    ({ id, outcome }) => unsteady.has(id) && after.checks.find((check) => check.id === id)?.outcome !== outcome,
  );
  if (before.suite !== after.suite || (!isFree && before.verdict !== after.verdict)) return false;
  const { groups, differences, requirements } = compareReports(steady(before), steady(after));
  const { onlyBefore, onlyAfter, changed } = requirements;
  return (
    Object.values(groups).every((changes) => changes.length === 0) &&
    differences.every(({ fact }) => FREE.includes(fact)) &&
    [...onlyBefore, ...onlyAfter, ...changed].length === 0
  );
}
