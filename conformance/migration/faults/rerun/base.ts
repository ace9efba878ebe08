import type { Parts } from '../../../../src/reference/migration/index.ts';
import { migrationFault } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';
import { byRun } from '../../testbed/runs.ts';

type Members = Readonly<Record<string, unknown>>;
type File = Awaited<ReturnType<Parts['readResultFile']>>;

const counted = (part: Members) => ({ ...part, runs: Number(part.runs ?? 0) + 1 });
const mapped = (parts: Members, alter: (part: Members) => unknown): Members =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, alter(part as Members)]));
/** Alters what is said of each step on each network. */
const each = (file: File, alter: (part: Members) => Members): File =>
  mapped(file, (network) => mapped(network, alter)) as File;

export const countsItsRuns = migrationFault({
  text: 'counts in its result file how often it was run',
  breaks: 'MIG-ID-001',
  caughtBy: ['migration/rerun/base#result', 'migration/rerun/dao#result'],
  needs: { looks: ['migration/rerun/base', 'migration/rerun/dao'] },
  install: (parts) =>
    withMigrationParts(parts, {
      readResultFile: async (path) => {
        const file = await parts.readResultFile(path);
        if (Object.keys(file).length > 0) await parts.writeResultFile(path, each(file, counted));
        return each(file, ({ runs: _, ...rest }) => rest);
      },
    }),
});

export const deploysTheBaseAnew = migrationFault({
  text: 'deploys a base again each time',
  breaks: 'MIG-ID-001',
  caughtBy: ['migration/rerun/base#sent', 'migration/rerun/dao#sent'],
  needs: { looks: ['migration/rerun/base', 'migration/rerun/dao'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      isBaseOf: async (...given) => !run.steps.includes('base') && parts.isBaseOf(...given),
    })),
});
