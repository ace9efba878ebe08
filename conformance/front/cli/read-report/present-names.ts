import { type Renames, readRenames, renamedKey } from '../../../command/renames.ts';
import { type CheckId, checkIdOf, type ReasonKey, reasonKey, reasonNameOf } from '../../../core/check/reason.ts';
import type { ComparedCheck, ComparedReport } from '../../../report/comparison/compared-report.ts';

/** The members of a report that name checks. */
interface NamingReport {
  readonly suite: ComparedReport['suite'];
  readonly requirements: readonly Pick<ComparedReport['requirements'][number], 'checks'>[];
  readonly checks: readonly Pick<ComparedCheck, 'id' | 'reason'>[];
}

/** The report with the present names of its checks: they may have had others when it was written. */
export function withPresentNames<Named extends NamingReport>(report: Named): Named {
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

function renamedCheck<Check extends Pick<ComparedCheck, 'id' | 'reason'>>(renames: Renames, check: Check): Check {
  const { id, reason } = check;
  const key = renamedKey(renames, reasonKey(id, reason ?? '')) as ReasonKey;
  return { ...check, id: checkIdOf(key) as CheckId, ...(reason === undefined ? {} : { reason: reasonNameOf(key) }) };
}
