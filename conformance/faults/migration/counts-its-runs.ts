import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

type Members = Readonly<Record<string, unknown>>;
type File = Awaited<ReturnType<Parts['readResultFile']>>;

const counted = (one: Members) => ({ ...one, runs: Number(one.runs ?? 0) + 1 });
const mapped = (all: Members, alter: (one: Members) => unknown): Members =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, alter(one as Members)]));
/** Alters what is said of each step on each network. */
const each = (file: File, alter: (one: Members) => Members): File =>
  mapped(file, (network) => mapped(network, alter)) as File;

export default fault<Parts>({
  text: 'counts in its result file how often it was run',
  breaks: 'MIG-ID-001',
  caughtBy: ['migration/again/base#result', 'migration/again/dao#result'],
  needs: { looks: ['migration/again/base', 'migration/again/dao'] },
  install: (parts) =>
    withMigrationParts(parts, {
      readResultFile: async (path) => {
        const file = await parts.readResultFile(path);
        if (Object.keys(file).length > 0) await parts.writeResultFile(path, each(file, counted));
        return each(file, ({ runs: _, ...rest }) => rest);
      },
    }),
});
