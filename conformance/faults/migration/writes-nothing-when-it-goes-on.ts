import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes no result where it went on with what was interrupted',
  breaks: 'MIG-RE-001',
  caughtBy: ['migration/resume/finishes#missing'],
  needs: { looks: ['migration/resume/finishes'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      writeResultFile: async (path, value) => {
        if (run.before !== 'begun') await parts.writeResultFile(path, value);
      },
    })),
});
