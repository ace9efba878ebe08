/**
 * An altered migration tool in a process of its own. Its arguments: `command` or `library`, `faults` or `variants`, a name,
 * and what is the tool's. A library is called as spec/migration/library.md has it.
 */

import { fileURLToPath } from 'node:url';
import { PARTS, stackMigration } from '../../../src/reference/migration/index.ts';
import { siblingModule } from '../../core/text/sibling-module.ts';
import { faults, variants } from '../generated/alterations.ts';

const [as, kind = 'faults', name = '', ...args] = process.argv.slice(2);
const alterations: Readonly<
  Record<string, (typeof faults)[keyof typeof faults] | (typeof variants)[keyof typeof variants]>
> = kind === 'faults' ? faults : variants;
const alteration = alterations[name]!;
/** What the host of libraries imports by name. */
export const altered = stackMigration((await alteration.load()).install(PARTS));

if (as === 'command') {
  process.argv.splice(2, Infinity, ...args);
  await altered.cli();
} else if (as === 'library') {
  const self = fileURLToPath(import.meta.url);
  // The host imports this module again by the same address, which is this very one: it has to have ended by then.
  process.argv.splice(2, Infinity, `file://${self}`, 'altered');
  void import(siblingModule(import.meta.url, '../target/library/module-host').href);
}
