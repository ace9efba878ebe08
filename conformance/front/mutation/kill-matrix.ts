/** Shows which check kills which mutants: by requirement, by check and by set-up. */
import type { JudgedMutant } from './mutant.ts';
import { partsOf } from './stryker-tests.ts';

/** A check of the suite, and the requirements that it proves. */
export interface Judge {
  readonly id: string;
  readonly proves: readonly string[];
}

/** How many mutants a name killed, and how many of them it alone killed. */
export interface Kills {
  readonly name: string;
  readonly kills: number;
  readonly alone: number;
}

/** Counts for each name how many mutants it is in, and how many it is in alone. */
export function killsBy(names: readonly string[], killers: readonly ReadonlySet<string>[]): readonly Kills[] {
  return names.map((name) => {
    const own = killers.filter((set) => set.has(name));
    return { name, kills: own.length, alone: own.filter((set) => set.size === 1).length };
  });
}

/** The matrix of a suite as Markdown. */
export function killMatrix(
  suite: string,
  mutants: readonly JudgedMutant[],
  checks: readonly Judge[],
  stands: readonly string[],
): string {
  const proved = new Map(checks.map((check) => [check.id, check.proves]));
  const failed = mutants.map(({ killedBy }) => killedBy.map(partsOf).filter(({ name }) => proved.has(name)));
  const byCheck = killsBy(
    checks.map((check) => check.id),
    failed.map((ones) => new Set(ones.map((judge) => judge.name))),
  );
  const byRequirement = killsBy(
    [...new Set(checks.flatMap((check) => check.proves))].sort(),
    failed.map((ones) => new Set(ones.flatMap((judge) => proved.get(judge.name)!))),
  );
  const byStand = killsBy(
    stands,
    mutants.map(({ killedBy }) => new Set(killedBy.map((id) => partsOf(id).stand))),
  );
  return [
    '# Which check notices what',
    '',
    `Written by \`npm run mutation ${suite}\`. A mutant counts for a check that failed in at least one set-up; a check that was`,
    'blocked behind another does not count. "Alone" are those that nothing else in the table noticed.',
    ...table('Requirements', byRequirement),
    ...table('Checks', byCheck),
    ...list(
      'Checks without which a mutant would live',
      byCheck.filter((kills) => kills.alone > 0),
    ),
    ...list(
      'Checks that notice nothing of their own',
      byCheck.filter((kills) => kills.kills > 0 && kills.alone === 0),
    ),
    ...list(
      'Checks that notice no mutant',
      byCheck.filter((kills) => kills.kills === 0),
    ),
    ...table('Set-ups', byStand),
    '',
  ].join('\n');
}

function table(title: string, rows: readonly Kills[]): string[] {
  const width = Math.max(title.length, ...rows.map((row) => row.name.length));
  const row = (...[name, kills, alone]: readonly [string, string, string]) =>
    `| ${name.padEnd(width)} | ${kills.padStart(5)} | ${alone.padStart(5)} |`;
  return [
    '',
    `## ${title}`,
    '',
    row(title, 'kills', 'alone'),
    `| ${'-'.repeat(width)} | ----: | ----: |`,
    ...rows.map((kills) => row(kills.name, `${kills.kills}`, `${kills.alone}`)),
  ];
}

function list(title: string, ones: readonly Kills[]): string[] {
  return ['', `## ${title}`, '', ...(ones.length === 0 ? ['None.'] : ones.map((kills) => `- ${kills.name}`))];
}
