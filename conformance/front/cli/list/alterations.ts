import { loadAlteration } from '../../../command/alterations.ts';
import { caller } from '../../../command/caller.ts';
import { neededOptions } from '../../../command/needed-options.ts';
import type { AlterationKind, SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { Fault, Variant } from '../../../core/alteration/alteration.ts';
import { legibleJson } from '../../../core/text/legible-json.ts';
import { matchesPattern } from '../../../core/text/pattern.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { SUITES } from '../../../suites.ts';
import { faultsElsewhere } from './faults-elsewhere.ts';
import { listedAlterations, loadableSuites } from './suites.ts';
import { writtenSuite } from './written-suite.ts';

/** `touchstone faults list`, `touchstone variants list`: all, or those that match every pattern. */
export async function listAlterations(
  kind: AlterationKind,
  patterns: readonly string[],
  options: { json?: boolean },
): Promise<void> {
  // The name of a suite selects the suite and is not searched for.
  const named = SUITES.filter((suite) => patterns.includes(suite.name));
  const leftOut: string[] = [];
  const asked = named.length > 0 ? named : SUITES;
  const suites = asked.every(({ name }) => writtenSuite(name))
    ? asked
    : loadableSuites(asked, named.length > 0, (sentence) => leftOut.push(sentence));
  const words = patterns.filter((pattern) => !SUITES.some((suite) => suite.name === pattern));
  const alterations = (await Promise.all(suites.map((suite) => alterationsOf(suite, kind)))).flat();
  const matching = alterations.filter((row) => words.every((word) => fits(row, word)));
  // Of the suites in question: those with a match, or all where nothing matches.
  const meant = suites.filter(({ name }) => matching.length === 0 || matching.some(({ suite }) => suite === name));
  const elsewhere = kind === 'faults' ? faultsElsewhere(meant) : [];
  if (matching.length === 0) {
    // A suite that was left out may have matches.
    const of = leftOut.length === 0 ? '' : ` of ${suites.map(({ name }) => name).join(' and ')}`;
    throwUsageError(
      [
        `none of the ${alterations.length} ${kind}${of} has ${words.map((word) => `"${word}"`).join(' and ')}`,
        ...elsewhere,
      ].join('. '),
    );
  }
  const rows = matching.map(({ needs: _needs, address: _address, ...row }, at) => {
    const { install: _install, ...facts } = row as typeof row & { readonly install?: unknown };
    const judgedWith = neededOptions(facts.suite, matching[at]!);
    return judgedWith.length === 0 ? facts : { ...facts, judgedWith };
  });
  if (options.json) caller().stdout.write(legibleJson(rows));
  else {
    for (const row of rows) {
      const why = row.kind === 'fault' ? `caught by ${row.caughtBy.join(', ')}` : `allowed by ${row.cites}`;
      const columns = terminalColumns(caller().stdout);
      const lines = [why, ...('judgedWith' in row ? [`judged with ${row.judgedWith.join(' ')}`] : [])];
      const below = lines.map((line) => `    ${wrap(line, 4, columns)}\n`).join('');
      caller().stdout.write(`${wrap(`${row.name}: ${row.text}`, 0, columns)}\n${below}`);
    }
    for (const sentence of elsewhere) caller().stdout.write(`${sentence}.\n`);
  }
  for (const sentence of leftOut) caller().stderr.write(`${sentence}\n`);
}

async function alterationsOf(descriptor: SuiteDescriptor, kind: AlterationKind) {
  const alterations = await listedAlterations(descriptor);
  const { name: suite } = descriptor;
  return Promise.all(
    Object.keys(alterations[kind]).map(async (name) => ({
      suite,
      name,
      address: `${suite}/${alterations[kind][name]!.file}`,
      ...(await loadAlteration(alterations, kind, name)),
    })),
  );
}

/** The facts about an altered reference of either kind. */
type Facts =
  | Pick<Fault<never>, 'kind' | 'text' | 'breaks' | 'caughtBy'>
  | Pick<Variant<never>, 'kind' | 'text' | 'cites' | 'warns'>;

/** Whether a word is in the texts of an altered reference, or matches the check at its address or a reason that catches it. */
function fits(facts: Facts & { readonly name: string; readonly address: string }, word: string): boolean {
  const [keys, texts] = facts.kind === 'fault' ? [facts.caughtBy, [facts.breaks]] : [facts.warns, [facts.cites]];
  const named =
    matchesPattern(word, facts.address) ||
    keys.some((key) => matchesPattern(word, key) || matchesPattern(word, key.slice(0, key.indexOf('#'))));
  return (
    named || [facts.name, facts.text, ...texts, ...keys].some((text) => text.toLowerCase().includes(word.toLowerCase()))
  );
}
