import { findRequirement, sourceOf } from '../../core/spec/requirement.ts';
import { OUTCOMES } from '../../core/verdict/outcome.ts';
import type { ComparedReport } from '../comparison/compared-report.ts';
import { isWarning } from '../document/document.ts';
import { REPORT_SCHEMA, type Report } from '../document/report.ts';
import { joined } from './keep-report.ts';
import type { KeptReport } from './kept-report.ts';

/** A report without exchanges, seed and times. Its target is an implementation by name. */
export type RestoredReport = Report & Required<Pick<ComparedReport, 'implementation'>>;

/**
 * A kept report in the shape of a report, as far as it was kept: without exchanges, seed and times. Texts of
 * requirements are the present ones; a requirement that is gone has its id.
 */
export function restoredReport(kept: KeptReport): RestoredReport {
  const { implementation, day, tool, suite, profile, strict, choices, scope, verdict, exitCode, requirementSet } = kept;
  const requirements = kept.requirements.map((one) => {
    const known = findRequirement(one.id);
    const source = known && sourceOf(known);
    return {
      ...one,
      text: known?.text ?? one.id,
      source: source?.text ?? '',
      ...(source?.url ? { url: source.url } : {}),
    };
  });
  const byId = new Map(requirements.map((one) => [one.id, one]));
  const checks = kept.checks.map((check) => {
    const { level = 'must', ruleset = 'interface' } = byId.get(check.requirement) ?? {};
    const message = check.message ?? joined(check);
    const seen = { subjects: 0, durationMs: 0, exchanges: [] };
    return { ...check, ...(message === undefined ? {} : { message }), level, ruleset, ...seen };
  });
  const counts = Object.fromEntries(
    OUTCOMES.map((name) => [name, checks.filter(({ outcome }) => outcome === name).length]),
  );
  return {
    schema: REPORT_SCHEMA,
    tool,
    suite,
    profile,
    strict,
    choices,
    verdict,
    exitCode,
    ...(requirementSet
      ? { requirementSet: { version: requirementSet, added: [], raised: [], gone: [], checks: [] } }
      : {}),
    implementation,
    target: { address: `${implementation.name} ${implementation.version}` },
    seed: '',
    scope: { ...scope, only: [], skip: [], filtered: false, unproved: [], excluded: [] },
    startedAt: day,
    durationMs: 0,
    interrupted: false,
    counts: { ...counts, warnings: checks.filter((check) => isWarning(check, strict)).length } as Report['counts'],
    requirements,
    checks,
    baseline: { stale: [] },
  };
}
