/**
 * An altered migration tool in a process of its own. Its arguments: `command` or `library`, `faults` or `variants`, a name,
 * and what is the tool's. A library is called as spec/migration/library.md has it.
 */

import { fileURLToPath } from 'node:url';
import { PARTS, stackMigration } from '../../../src/reference/migration/index.ts';
import { type AlterationKind, loadAlteration } from '../../command/alterations.ts';

const [as, kind = 'faults', name = '', ...args] = process.argv.slice(2);
/** What the host of libraries imports by name. */
export const altered = stackMigration((await loadAlteration(kind as AlterationKind, 'migration', name)).install(PARTS));

if (as === 'command') {
  process.argv.splice(2, Infinity, ...args);
  await altered.cli();
} else if (as === 'library') {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const self = fileURLToPath(import.meta.url);
  // The host imports this module again by the same address, which is this very one: it has to have ended by then.
  process.argv.splice(2, Infinity, `file://${self}`, 'altered');
  void import(`../library/module-host${extension}`);
}
