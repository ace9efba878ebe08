import { loadAlteration } from '../../../command/alterations.ts';
import { caller } from '../../../command/caller.ts';
import { neededOptions } from '../../../command/needed-options.ts';
import type { AlterationKind, SuiteDescriptor } from '../../../command/suite-descriptor.ts';
import { terminalColumns } from '../../../command/terminal/columns.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { Fault, Variant } from '../../../core/alteration/alteration.ts';
import { matchesPattern } from '../../../core/text/pattern.ts';
import { wrap } from '../../../report/console/wrap.ts';
import { SUITES } from '../../../suites.ts';
import { loadableSuites } from './suites.ts';

/** `touchstone faults list`, `touchstone variants list`: all, or those that every pattern fits. */
export async function listAlterations(
  kind: AlterationKind,
  patterns: readonly string[],
  options: { json?: boolean },
): Promise<void> {
  // The name of a suite is not a word to look for.
  const asked = SUITES.filter((suite) => patterns.includes(suite.name));
  const left: string[] = [];
  const suites = loadableSuites(asked.length > 0 ? asked : SUITES, asked.length > 0, (sentence) => left.push(sentence));
  const words = patterns.filter((pattern) => !SUITES.some((suite) => suite.name === pattern));
  const all = (await Promise.all(suites.map((suite) => alterationsOf(suite, kind)))).flat();
  const found = all.filter((one) => words.every((word) => fits(one, word)));
  if (found.length === 0) {
    // What is left out may have it.
    const of = left.length === 0 ? '' : ` of ${suites.map(({ name }) => name).join(' and ')}`;
    throwUsageError(`none of the ${all.length} ${kind}${of} has ${words.map((word) => `"${word}"`).join(' and ')}`);
  }
  const rows = found.map(({ needs: _needs, ...row }, at) => {
    const { install: _install, ...facts } = row as typeof row & { readonly install?: unknown };
    const judgedWith = neededOptions(facts.suite, found[at]!);
    return judgedWith.length === 0 ? facts : { ...facts, judgedWith };
  });
  if (options.json) caller().stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else
    for (const row of rows) {
      const why = row.kind === 'fault' ? `caught by ${row.caughtBy.join(', ')}` : `allowed by ${row.cites}`;
      const columns = terminalColumns(caller().stdout);
      const lines = [why, ...('judgedWith' in row ? [`judged with ${row.judgedWith.join(' ')}`] : [])];
      const below = lines.map((line) => `    ${wrap(line, 4, columns)}\n`).join('');
      caller().stdout.write(`${wrap(`${row.name}: ${row.text}`, 0, columns)}\n${below}`);
    }
  for (const sentence of left) caller().stderr.write(`${sentence}\n`);
}

async function alterationsOf(descriptor: SuiteDescriptor, kind: AlterationKind) {
  const known = await descriptor.alterations();
  const { name: suite } = descriptor;
  return Promise.all(
    Object.keys(known[kind]).map(async (name) => ({ suite, name, ...(await loadAlteration(known, kind, name)) })),
  );
}

/** What is told of an altered reference, whatever it is one of. */
type Facts =
  | Pick<Fault<never>, 'kind' | 'text' | 'breaks' | 'caughtBy'>
  | Pick<Variant<never>, 'kind' | 'text' | 'cites' | 'warns'>;

/** Whether a word stands in the texts of one, or matches the check or the reason that catches it. */
function fits(one: Facts & { readonly name: string }, word: string): boolean {
  const [keys, texts] = one.kind === 'fault' ? [one.caughtBy, [one.breaks]] : [one.warns, [one.cites]];
  const named = keys.some((key) => matchesPattern(word, key) || matchesPattern(word, key.slice(0, key.indexOf('#'))));
  return (
    named || [one.name, one.text, ...texts, ...keys].some((text) => text.toLowerCase().includes(word.toLowerCase()))
  );
}
