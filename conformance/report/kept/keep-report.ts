import type { CheckReport, Report } from '../document/report.ts';
import { KEPT_SCHEMA, type KeptCheck, type KeptReport } from './kept-report.ts';
import { type NamedFolder, stableText } from './stable-text.ts';

/** The facts of a kept report that the run does not know. */
export type KeptFacts = Pick<KeptReport, 'implementation' | 'command'> & { readonly places: readonly NamedFolder[] };

/** How many UTF-16 units of one text are kept. */
const TEXT_CHARS = 600;

/** Why a report cannot stand for the whole of an implementation; undefined if it can. */
export function whyNotKept({ interrupted, scope, verdict, checks }: Report): string | undefined {
  if (interrupted) return 'the run was interrupted';
  if (verdict === 'unreachable' || checks.length === 0) return 'the target was not reached, and nothing was judged';
  if (scope.filtered)
    return 'the run left checks out by --only, --skip, --level or --only-failed, and a result is of a whole run';
  if (checks.some(({ outcome, reason, newSince }) => outcome === 'waived' && reason !== undefined && !newSince))
    return 'a baseline hides failures in it, and a result shows what fails: run it without --baseline';
  const broken = checks.find(({ outcome }) => outcome === 'error');
  return broken && `${broken.id} ended with an error of Touchstone itself`;
}

/** A report as it is kept. The report has to be one for which `whyNotKept` gives no reason. */
export function keptReport(report: Report, { implementation, command, places }: KeptFacts): KeptReport {
  const { tool, suite, profile, strict, choices, scope, verdict, exitCode, requirementSet } = report;
  const stable = (text: string) => {
    const all = stableText(text, places);
    return all.length > TEXT_CHARS ? `${all.slice(0, TEXT_CHARS)}…` : all;
  };
  return {
    schema: KEPT_SCHEMA,
    tool: { name: tool.name, version: tool.version },
    implementation,
    command,
    day: report.startedAt.slice(0, 10),
    suite,
    profile,
    strict,
    choices: { declared: choices.declared, observed: choices.observed },
    scope: { text: scope.text, rulesets: scope.rulesets, level: scope.level, absent: scope.absent },
    verdict,
    exitCode,
    ...(requirementSet ? { requirementSet: requirementSet.version } : {}),
    requirements: report.requirements.map(({ id, level, ruleset, outcome, waived, checks }) => ({
      id,
      level,
      ruleset,
      outcome,
      ...(waived ? { waived } : {}),
      checks,
    })),
    checks: report.checks.map((check) => keptCheck(check, stable)),
  };
}

/** The sentence of a failure that only joins its two values. It is made again from them. */
export const joined = ({ expected, actual }: Pick<KeptCheck, 'expected' | 'actual'>): string | undefined =>
  expected === undefined || actual === undefined ? undefined : `${expected}; found ${actual}`;

const TEXTS = ['message', 'note', 'expected', 'actual', 'at', 'because', 'remedy'] as const;

function keptCheck(check: CheckReport, stable: (text: string) => string): KeptCheck {
  const { id, requirement, outcome, reason, newSince } = check;
  const kept = check.message === joined(check) ? TEXTS.filter((name) => name !== 'message') : TEXTS;
  const texts = kept.flatMap((name) => (check[name] === undefined ? [] : [[name, stable(check[name])] as const]));
  return {
    id,
    requirement,
    outcome,
    ...(reason === undefined ? {} : { reason }),
    ...Object.fromEntries(texts),
    ...(newSince === undefined ? {} : { newSince }),
  };
}
