import type { Command } from 'commander';
import { requirementSetVersions } from '../../../command/requirement-sets.ts';
import { choicesOf } from '../../../core/spec/choice.ts';
import { profilesOf } from '../../../core/spec/profile.ts';
import { requirementsOf, type SuiteName } from '../../../core/spec/requirement.ts';
import { SUITES } from '../../../suites.ts';
import { CI_CHOICES } from '../init/repository.ts';
import { explainedSuites } from '../list/suites.ts';
import { REPORT_FORMATS } from '../output/reports.ts';

/** The shells for which there is a script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Words that may stand as values, by the name of their set. A word that ends in `=` goes on with a file or a number. */
export type ValueSets = ReadonlyMap<string, readonly string[]>;

/** All closed sets of words that options and arguments take. `check`: the command with the facets of each suite. */
export async function valueSets(check: Command): Promise<ValueSets> {
  const sets = new Map<string, readonly string[]>([
    ['shells', SHELLS],
    ['suites', SUITES.map(({ name }) => name)],
    ['level', ['must', 'should']],
    ['requirements', requirementSetVersions()],
    ['report', REPORT_FORMATS.map((format) => (format === 'annotations' ? format : `${format}=`))],
    ['ci', CI_CHOICES],
    ['duplicates', ['refuse', 'return-existing', 'readmit']],
    ['status', ['always-200', 'mirrored']],
    ['order', ['next', 'start', 'id', 'published']],
    ['upcoming', ['not-ended', 'not-begun', 'today', 'day-back']],
  ]);
  for (const { name, checks, alterations } of await explainedSuites(SUITES)) {
    const { faults, variants } = alterations;
    const ids = checks.map(({ id }) => id);
    sets.set(`profiles_${name}`, Object.keys(profilesOf(name)));
    sets.set(
      `choices_${name}`,
      choicesOf(name).map((choice) => choice.name),
    );
    sets.set(`declarations_${name}`, declarations(name));
    sets.set(`facets_${name}`, facets(check.commands.find((command) => command.name() === name)));
    sets.set(
      `requirements_${name}`,
      requirementsOf(name).map(({ id }) => id),
    );
    sets.set(`topics_${name}`, topics(ids));
    sets.set(`checks_${name}`, ids);
    sets.set(`faults_${name}`, Object.keys(faults));
    sets.set(`variants_${name}`, Object.keys(variants));
  }
  return sets;
}

/** The choices of a suite with each of their options; a number is left to the user. */
function declarations(suite: SuiteName): readonly string[] {
  return choicesOf(suite).flatMap(({ name, options, number }) =>
    number ? [`${name}=`] : Object.keys(options ?? {}).map((option) => `${name}=${option}`),
  );
}

/** All checks of a topic at once: `log/tiles/**`. */
function topics(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((id) => `${id.slice(0, id.lastIndexOf('/'))}/**`))];
}

/** The facets that `--without` names in its description. */
function facets(check: Command | undefined): readonly string[] {
  const without = check?.options.find(({ long }) => long === '--without');
  return /: ([\w, ]+)$/.exec(without?.description ?? '')?.[1]?.split(', ') ?? [];
}
