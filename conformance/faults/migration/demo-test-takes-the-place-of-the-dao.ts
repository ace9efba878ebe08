import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { byRun } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'writes a demo test in the place of the DAO',
  breaks: 'MIG-ST-008',
  caughtBy: ['migration/steps/demo-written#lost'],
  install: (parts) =>
    byRun(parts, (run) => ({
      resultWith: (file, of, { dao, ...others }) =>
        parts.resultWith(file, of, dao && run.steps[0] !== 'test' ? { ...others, dao } : others),
    })),
});
