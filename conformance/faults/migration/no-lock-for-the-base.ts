import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'runs beside another run where neither migrates a DAO',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) =>
    byRun(parts, (run) => ({
      lock: async (path) => (run.steps.includes('dao') ? parts.lock(path) : async () => undefined),
    })),
});
