/** The reference with single parts of its durability removed: the difference is their cost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { PARTS, stackMigration } from '../src/reference/migration/index.ts';

const nothing = async () => {};

export const withoutVerification = stackMigration({
  ...PARTS,
  verifyBase: nothing,
  verifyDao: nothing,
  verifyDemo: nothing,
});
/** A journal in memory, which needs no disk. */
const memory = mkdtempSync('/dev/shm/touchstone-bench-');
process.once('exit', () => rmSync(memory, { recursive: true }));
export const journalInMemory = stackMigration({ ...PARTS, journalsOf: () => memory });
