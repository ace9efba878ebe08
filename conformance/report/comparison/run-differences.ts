import type { ComparedReport } from './compared-report.ts';

/** A fact about the runs that is not the same in both; `undefined`: that run has no such fact. */
export interface RunDifference {
  /** `version`, `target address`, `implementation` of a kept report, `declared empty-log`, `facet keys`. */
  readonly fact: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Requirements that one of the runs has alone, and those whose level or text was changed. */
export interface RequirementDifferences {
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  readonly changed: readonly string[];
}

/** What differs between the runs themselves: version, target, profile, choices, selection, seed. */
export function runDifferences(before: ComparedReport, after: ComparedReport): readonly RunDifference[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names]
    .map((fact) => ({ fact, before: was.get(fact), after: is.get(fact) }))
    .filter((difference) => difference.before !== difference.after);
}

/** What differs between the requirements of the runs. */
export function requirementDifferences(before: ComparedReport, after: ComparedReport): RequirementDifferences {
  const [was, is] = [before, after].map(({ requirements }) => new Map(requirements.map((one) => [one.id, one])));
  const ids = (requirements: ComparedReport['requirements']) => requirements.map(({ id }) => id);
  return {
    onlyBefore: ids(before.requirements.filter(({ id }) => !is!.has(id))),
    onlyAfter: ids(after.requirements.filter(({ id }) => !was!.has(id))),
    changed: ids(
      after.requirements.filter(({ id, level, text }) => {
        const earlier = was!.get(id);
        return earlier !== undefined && (earlier.level !== level || earlier.text !== text);
      }),
    ),
  };
}

function factsOf(report: ComparedReport): ReadonlyMap<string, string> {
  const { choices, scope, target, implementation } = report;
  const members = (name: string, values: object): [string, string][] =>
    Object.entries(values).map(([key, value]) => [`${name} ${key}`, textOf(value)]);
  const lists = { profile: report.profile, rulesets: scope.rulesets, '--only': scope.only, '--skip': scope.skip };
  return new Map([
    ['version', report.tool.version],
    ['requirements', report.requirementSet?.version ?? 'the present ones'],
    ...(implementation
      ? [['implementation', `${implementation.name} ${implementation.version}`] as const]
      : members('target', target)),
    ...Object.entries(lists).flatMap(([name, list]) => (list.length > 0 ? [[name, textOf(list)] as const] : [])),
    ...members('declared', choices.declared),
    ...members('observed', choices.observed),
    ...members('absent', scope.absent),
    ['--level', scope.level],
    ['--strict', report.strict ? 'yes' : 'no'],
    ['interrupted', report.interrupted ? 'yes' : 'no'],
    ...(implementation ? [] : [['seed', report.seed] as const]),
  ]);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isTexts ? value.join(', ') : JSON.stringify(value);
}
