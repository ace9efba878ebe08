/**
 * An altered migration tool in a process of its own. Its arguments: `command` or `library`, `faults` or `variants`, a name,
 * and the arguments of the tool. A library is called by the protocol of spec/migration/library.md.
 */

import { fileURLToPath } from 'node:url';
import { PARTS, stackMigration } from '../../../src/reference/migration/index.ts';
import { siblingModule } from '../../core/text/sibling-module.ts';
import { faults, variants } from '../generated/alterations.ts';
import { keyOfVariant, variantLackingKey } from './lacking-key.ts';

const [as, kind = 'faults', name = '', ...args] = process.argv.slice(2);
const alterations: Readonly<
  Record<string, (typeof faults)[keyof typeof faults] | (typeof variants)[keyof typeof variants]>
> = kind === 'faults' ? faults : variants;
const lackingKey = keyOfVariant(name);
const alteration = lackingKey === undefined ? await alterations[name]!.load() : variantLackingKey(lackingKey);
/** The library, which module-host.ts imports by this name. */
export const altered = stackMigration(alteration.install(PARTS));

if (as === 'command') {
  process.argv.splice(2, Infinity, ...args);
  await altered.cli();
} else if (as === 'library') {
  const self = fileURLToPath(import.meta.url);
  // The host imports this same module by its URL, so the evaluation of this module must end first.
  process.argv.splice(2, Infinity, `file://${self}`, 'altered');
  void import(siblingModule(import.meta.url, '../target/library/module-host').href);
}
