import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'deploys a base anew each time',
  breaks: 'MIG-ID-001',
  caughtBy: ['migration/again/base#sent', 'migration/again/dao#sent'],
  needs: { looks: ['migration/again/base', 'migration/again/dao'] },
  install: (parts) =>
    byRun(parts, (run) => ({
      isBaseOf: async (...given) => !run.steps.includes('base') && parts.isBaseOf(...given),
    })),
});
