import { OPENING_TEST, testId, VERDICT_TEST } from '../../conformance/front/mutation/stryker-tests.ts';
import type { Report } from '../../conformance/report/document/report.ts';
import type { Notice } from './subject.ts';

/**
 * What a judgement noticed: checks that failed, apart from failures that the unchanged program has too; else a verdict
 * that is not conformant.
 */
export function noticed(
  stand: string,
  { report, code }: { readonly report: Report; readonly code: number },
  known: readonly string[] = [],
): Notice {
  const failed = report.checks.filter(
    ({ outcome, id, reason }) => outcome === 'fail' && !known.includes(`${id}#${reason}`),
  );
  const [first] = failed;
  if (first)
    return {
      killedBy: failed.map(({ id }) => testId(stand, id)),
      because: `${first.id}#${first.reason}: ${first.message}`,
    };
  if (code === 0) return { killedBy: [] };
  const open = report.checks.find(({ outcome }) => ['inconclusive', 'error', 'blocked'].includes(outcome));
  return {
    killedBy: [testId(stand, VERDICT_TEST)],
    because: `${report.verdict}: ${open?.id} ${open?.outcome}: ${open?.message}`,
  };
}

/** That a program did not start, which its user notices. */
export function unopened(stand: string, { message }: Error): Notice {
  return { killedBy: [testId(stand, OPENING_TEST)], because: message.slice(0, 500) };
}
