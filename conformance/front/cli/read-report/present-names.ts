import { type Renames, readRenames, renamedKey } from '../../../command/renames.ts';
import { type CheckId, checkIdOf, type ReasonKey, reasonKey, reasonNameOf } from '../../../core/check/reason.ts';
import type { ComparedCheck, ComparedReport } from '../../../report/comparison/compared-report.ts';

/** The report with the present names of its checks: they may have had others when it was written. */
export function withPresentNames(report: ComparedReport): ComparedReport {
  const all = readRenames();
  if (!Object.hasOwn(all, report.suite)) return report;
  const renames = all[report.suite]!;
  return {
    ...report,
    requirements: report.requirements.map((one) => ({
      ...one,
      checks: one.checks.map((id) => presentId(renames, id)),
    })),
    checks: report.checks.map((check) => renamedCheck(renames, check)),
  };
}

const presentId = (renames: Renames, id: string): CheckId =>
  checkIdOf(renamedKey(renames, reasonKey(id as CheckId, '')) as ReasonKey);

function renamedCheck(renames: Renames, check: ComparedCheck): ComparedCheck {
  const { id, reason } = check;
  const key = renamedKey(renames, reasonKey(id, reason ?? '')) as ReasonKey;
  return { ...check, id: checkIdOf(key) as CheckId, ...(reason === undefined ? {} : { reason: reasonNameOf(key) }) };
}
