import { migrationFault } from '../../testbed/alteration.ts';
import { byRun } from '../../testbed/runs.ts';

export const demoTestReplacesTheDao = migrationFault({
  text: 'writes a demo test in the place of the DAO',
  breaks: 'MIG-ST-008',
  caughtBy: ['migration/steps/demo-written#lost'],
  install: (parts) =>
    byRun(parts, (run) => ({
      resultWith: (file, of, { dao, ...others }) =>
        parts.resultWith(file, of, dao && run.steps[0] !== 'test' ? { ...others, dao } : others),
    })),
});
