import { migrationFault } from '../../testbed/alteration.ts';
import { byRun, isLibraryRun } from '../../testbed/runs.ts';

export const libraryWritesElsewhere = migrationFault({
  text: 'writes what its library migrates into another file than migration.json',
  breaks: 'MIG-OP-011',
  caughtBy: ['migration/options/default-output#missing'],
  install: (parts) =>
    byRun(parts, (run) => {
      const at = (path: string) => (path === 'migration.json' && isLibraryRun(run) ? 'result.json' : path);
      return {
        readResultFile: (path) => parts.readResultFile(at(path)),
        writeResultFile: (path, value) => parts.writeResultFile(at(path), value),
      };
    }),
});
