import { matches } from '../../../core/pattern.ts';
import { wrap } from '../../../report/wrap.ts';
import { type Altered, type Kind, load, namesOf } from '../../self-test/rigs.ts';
import { columnsOf } from '../columns.ts';
import { usage } from '../usage.ts';

/** `touchstone faults list`, `touchstone variants list`: all, or those that every pattern fits. */
export async function listRigs(kind: Kind, patterns: readonly string[], options: { json?: boolean }): Promise<void> {
  const all = await Promise.all(
    namesOf(kind, 'log').map(async (name) => ({ name, ...(await load(kind, 'log', name)) })),
  );
  // The suite is not a word to look for: there is one.
  const words = patterns.filter((pattern) => pattern !== 'log');
  const found = all.filter((one) => words.every((word) => fits(one, word)));
  if (found.length === 0)
    usage(`none of the ${all.length} ${kind} has ${words.map((word) => `"${word}"`).join(' and ')}`);
  const rows = found.map(({ install: _install, needs: _needs, ...facts }) => facts);
  if (options.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else
    for (const row of rows) {
      const why = row.kind === 'fault' ? `caught by ${row.caughtBy.join(', ')}` : `allowed by ${row.cites}`;
      const columns = columnsOf(process.stdout);
      process.stdout.write(`${wrap(`${row.name}: ${row.text}`, 0, columns)}\n    ${wrap(why, 4, columns)}\n`);
    }
}

/** Whether a word stands in the texts of one, or matches the check or the reason that catches it. */
function fits(one: Altered & { readonly name: string }, word: string): boolean {
  const [keys, texts] = one.kind === 'fault' ? [one.caughtBy, [one.breaks]] : [one.warns, [one.cites]];
  const named = keys.some((key) => matches(word, key) || matches(word, key.slice(0, key.indexOf('#'))));
  return (
    named || [one.name, one.text, ...texts, ...keys].some((text) => text.toLowerCase().includes(word.toLowerCase()))
  );
}
