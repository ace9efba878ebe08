import { migrationFault } from '../../testbed/alteration.ts';
import { byRun } from '../../testbed/runs.ts';

export const writesAllElsewhere = migrationFault({
  text: 'writes base and DAO of a run without a command into another file than migration.json',
  breaks: 'MIG-CL-022',
  caughtBy: ['migration/command-line/default-output#missing'],
  install: (parts) =>
    byRun(parts, (run) => {
      const at = (path: string) => (path === 'migration.json' && run.steps.length === 2 ? 'result.json' : path);
      return {
        readResultFile: (path) => parts.readResultFile(at(path)),
        writeResultFile: (path, value) => parts.writeResultFile(at(path), value),
      };
    }),
});
