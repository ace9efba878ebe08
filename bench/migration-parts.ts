/** The reference without what makes it durable, each by itself: what that costs is the difference. */
import { mkdtempSync, rmSync } from 'node:fs';
import { PARTS, stackMigration } from '../src/reference/migration/index.ts';

const nothing = async () => {};

export const withoutVerification = stackMigration({
  ...PARTS,
  verifyBase: nothing,
  verifyDao: nothing,
  verifyDemo: nothing,
});
/** In memory nothing has to reach a disk. */
const memory = mkdtempSync('/dev/shm/touchstone-bench-');
process.once('exit', () => rmSync(memory, { recursive: true }));
export const journalInMemory = stackMigration({ ...PARTS, journalsOf: () => memory });
