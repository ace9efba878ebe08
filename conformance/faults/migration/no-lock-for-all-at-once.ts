import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'runs beside another run where both take all steps at once',
  breaks: 'MIG-LO-001',
  caughtBy: ['migration/locks/one-at-a-time#both'],
  install: (parts) =>
    byRun(parts, (run) => ({
      lock: async (path) => (run.steps.length > 1 ? async () => undefined : parts.lock(path)),
    })),
});
