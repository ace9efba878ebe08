import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun, isLibrary } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes what its library migrates into another file than migration.json',
  breaks: 'MIG-OP-011',
  caughtBy: ['migration/options/usual-output#missing'],
  install: (parts) =>
    byRun(parts, (run) => {
      const at = (path: string) => (path === 'migration.json' && isLibrary(run) ? 'result.json' : path);
      return {
        readResultFile: (path) => parts.readResultFile(at(path)),
        writeResultFile: (path, value) => parts.writeResultFile(at(path), value),
      };
    }),
});
