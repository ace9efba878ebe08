import type { ComparedCheck, ComparedReport } from './compared-report.ts';
import type { Change, Comparison, Group } from './comparison.ts';
import { GROUPS } from './comparison.ts';

/** The version of the shape: `spec/diff.schema.json` describes it. */
export const DIFF_SCHEMA = 'touchstone/diff/1';

/** A comparison as data, as `diff --json` prints it. */
export function comparisonDocument(
  { groups, unchanged, differences, requirements, exitCode }: Comparison,
  [before, after]: readonly [ComparedReport, ComparedReport],
  tool: ComparedReport['tool'],
) {
  return {
    schema: DIFF_SCHEMA,
    tool,
    suite: after.suite,
    before: runOf(before),
    after: runOf(after),
    exitCode,
    ...(Object.fromEntries(GROUPS.map((group) => [group, groups[group].map(changeOf)])) as Record<Group, object[]>),
    unchanged,
    differences: differences.map((difference) => ({
      fact: difference.fact,
      before: difference.before ?? null,
      after: difference.after ?? null,
    })),
    requirements,
  };
}

function runOf({ tool, target, startedAt, verdict, exitCode }: ComparedReport) {
  return { version: tool.version, target: String(target.address), startedAt, verdict, exitCode };
}

function changeOf({ before, after, absent }: Change) {
  const { id, requirement, level } = (after ?? before)!;
  return { id, requirement, level, before: sideOf(before), after: sideOf(after), ...(absent ? { absent } : {}) };
}

function sideOf(check: ComparedCheck | undefined) {
  if (!check) return null;
  const { outcome, reason, message, because, knownFlaky, newSince } = check;
  return { outcome, reason, message, because, knownFlaky, newSince };
}
