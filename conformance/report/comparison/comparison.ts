import { bearsOnVerdict } from '../../core/verdict/verdict.ts';
import { type Absent, whyAbsent } from './absent-check.ts';
import { type CheckState, stateOf } from './check-state.ts';
import type { ComparedCheck, ComparedReport } from './compared-report.ts';
import {
  type RequirementDifferences,
  type RunDifference,
  requirementDifferences,
  runDifferences,
} from './run-differences.ts';

/** The groups of a comparison, in the order in which it shows them. */
export const GROUPS = [
  'newlyFailing',
  'reasonChanged',
  'newlyUnjudged',
  'newlyWarning',
  'newlyAccepted',
  'newlyPassing',
  'onlyBefore',
  'onlyAfter',
] as const;
export type Group = (typeof GROUPS)[number];

/** A check that stands otherwise in the later run. */
export interface Change {
  readonly before?: ComparedCheck;
  readonly after?: ComparedCheck;
  /** Why one of the runs has no result of it. */
  readonly absent?: Absent;
}

/** The comparison of two runs of one suite. */
export interface Comparison {
  readonly groups: Readonly<Record<Group, readonly Change[]>>;
  /** How many checks stand as before, by their outcome in the later run. */
  readonly unchanged: Readonly<Partial<Record<ComparedCheck['outcome'], number>>>;
  readonly differences: readonly RunDifference[];
  readonly requirements: RequirementDifferences;
  /** 1: something newly fails. 3: something that must hold is newly not judged, or the later run judged nothing. */
  readonly exitCode: 0 | 1 | 3;
}

/** Compares two runs of one suite. */
export function compareReports(before: ComparedReport, after: ComparedReport): Comparison {
  const [was, is] = [before, after].map(({ checks }) => new Map(checks.map((check) => [check.id, check])));
  const groups: Record<Group, Change[]> = {
    newlyFailing: [],
    reasonChanged: [],
    newlyUnjudged: [],
    newlyWarning: [],
    newlyAccepted: [],
    newlyPassing: [],
    onlyBefore: [],
    onlyAfter: [],
  };
  const unchanged: Partial<Record<ComparedCheck['outcome'], number>> = {};
  for (const check of after.checks) {
    const earlier = was!.get(check.id);
    const change: Change = earlier
      ? { before: earlier, after: check }
      : { after: check, absent: whyAbsent(check, after, before) };
    const group = groupOf(check, after.strict, earlier, before.strict);
    if (group) groups[group].push(change);
    else unchanged[check.outcome] = (unchanged[check.outcome] ?? 0) + 1;
  }
  for (const check of before.checks.filter(({ id }) => !is!.has(id))) {
    const absent = whyAbsent(check, before, after);
    const isLost = absent === 'nothing-reached' && JUDGED.includes(stateOf(check, before.strict));
    groups[isLost ? 'newlyUnjudged' : 'onlyBefore'].push({ before: check, absent });
  }
  return {
    groups,
    unchanged,
    differences: runDifferences(before, after),
    requirements: requirementDifferences(before, after),
    exitCode: exitCodeOf(groups, after),
  };
}

/** The states of checks that came to a judgement. */
const JUDGED: readonly CheckState[] = ['fails', 'warns', 'accepted', 'passes'];

const NEWLY: Readonly<Record<Exclude<CheckState, 'left-out'>, Group>> = {
  fails: 'newlyFailing',
  warns: 'newlyWarning',
  accepted: 'newlyAccepted',
  unjudged: 'newlyUnjudged',
  passes: 'newlyPassing',
};

/** The group of a check that the later run has; undefined where it stands as before. */
function groupOf(
  check: ComparedCheck,
  strict: boolean,
  earlier: ComparedCheck | undefined,
  wasStrict: boolean,
): Group | undefined {
  const now = stateOf(check, strict);
  if (!earlier) return now === 'fails' || now === 'warns' || now === 'unjudged' ? NEWLY[now] : 'onlyAfter';
  const was = stateOf(earlier, wasStrict);
  if (now === was) {
    if (check.reason !== earlier.reason) return 'reasonChanged';
    return check.outcome === 'error' && earlier.outcome !== 'error' ? 'newlyUnjudged' : undefined;
  }
  if (now === 'left-out') return JUDGED.includes(was) ? 'newlyUnjudged' : undefined;
  return NEWLY[now];
}

function exitCodeOf(groups: Readonly<Record<Group, readonly Change[]>>, { strict, checks }: ComparedReport): 0 | 1 | 3 {
  const changed = groups.reasonChanged.some(({ after }) => after && stateOf(after, strict) === 'fails');
  if (groups.newlyFailing.length > 0 || changed) return 1;
  const unjudged = groups.newlyUnjudged.some(
    ({ after }) => after && stateOf(after, strict) === 'unjudged' && bearsOnVerdict(after, strict),
  );
  return unjudged || checks.length === 0 ? 3 : 0;
}
